type Classes = Record<string, string | [ltr: string, rtl: string] | 0>

/** `B-3` is class 3 of property B, `B-3/B-4` one for each direction of writing, `B` takes the property back. */
function classesIn(words: string): Classes {
  const classes: Classes = {}
  for (const word of words ? words.split(' ') : []) {
    const dash = word.indexOf('-')
    if (dash < 0) classes[word] = 0
    else classes[word.slice(0, dash)] = word.includes('/') ? (word.split('/') as [string, string]) : word
  }
  return classes
}

/**
 * What the build has written of a `makeStyles`, each slot as a list of words, as Griffel takes it: classes by property.
 * Names of properties are the start of their classes', so each is written once (`build/short-names.ts`).
 */
export const slots = (written: Record<string, string>): Record<string, Classes> =>
  Object.fromEntries(Object.entries(written).map(([slot, words]) => [slot, classesIn(words)]))
