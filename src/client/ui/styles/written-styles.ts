type Classes = Record<string, string | [ltr: string, rtl: string] | 0>
type WrittenClasses = Record<string, string>
/** Fluent's provider says for itself which way it runs; every other component asks it. */
type UseClasses = (own?: object) => Record<string, string>

/** The property a word is about. */
export const getStyleProperty = (word: string) => word.split('-', 1)[0]!

/** `B-3` is class 3 of property B, `B-3/B-4` one for each direction of writing, `B` takes the property back. */
function parseClasses(words: string): Classes {
  const classes: Classes = {}
  for (const word of words ? words.split(' ') : []) {
    const isReset = !word.includes('-')
    classes[getStyleProperty(word)] = isReset ? 0 : word.includes('/') ? (word.split('/') as [string, string]) : word
  }
  return classes
}

/** Slots as Griffel takes them, classes by property. Names of properties are the start of their classes'. */
export const listSlots = (written: WrittenClasses): Record<string, Classes> =>
  Object.fromEntries(Object.entries(written).map(([slot, words]) => [slot, parseClasses(words)]))

/**
 * What the build makes of a `makeStyles` (`build/extract-styles.ts`), each slot a list of words; `css` is what Griffel
 * makes a hook of classes with. The words are read when first drawn with, since a page brings styles along that it may
 * never need.
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
