type Classes = Record<string, string | [ltr: string, rtl: string] | 0>
type WrittenClasses = Record<string, string>
/**
 * The hook Griffel makes. Fluent's provider passes its own direction to it; every other component asks the provider.
 */
type UseClasses = (own?: object) => Record<string, string>

/** Returns the property a class word is about. */
export const getStyleProperty = (word: string) => word.split('-', 1)[0]!

/**
 * Parses class words: `B-3` is class 3 of property B, `B-3/B-4` one for each direction of writing, `B` removes the
 * property.
 */
function parseClasses(words: string): Classes {
  const classes: Classes = {}
  for (const word of words ? words.split(' ') : []) {
    const isReset = !word.includes('-')
    classes[getStyleProperty(word)] = isReset ? 0 : word.includes('/') ? (word.split('/') as [string, string]) : word
  }
  return classes
}

/**
 * Returns slots in the form Griffel takes, classes by property. The name of a property is the prefix of its classes'
 * names.
 */
export const listSlots = (written: WrittenClasses): Record<string, Classes> =>
  Object.fromEntries(Object.entries(written).map(([slot, words]) => [slot, parseClasses(words)]))

/**
 * Creates the hook for what the build makes of a `makeStyles` (`build/extract-styles.ts`): each slot is a list of
 * words; `css` is the function of Griffel that makes a hook of classes. The words are parsed at the first render, since
 * a page contains styles it may never need.
 */
export const parseWrittenStyles =
  (css: (slots: Record<string, Classes>) => UseClasses) =>
  (written: WrittenClasses): UseClasses => {
    let use: UseClasses | undefined
    return (own) => {
      use ??= css(listSlots(written))
      return use(own)
    }
  }
