/** The scripts whose letters look like letters of another one. */
const scripts = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Lisu', 'Coptic', 'Deseret', 'Georgian'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
)
/**
 * Letters that look like ordinary ones and are in no name here: phonetic letters, clicks, mathematical alphabets,
 * Cherokee, syllables of Canada, Coptic, Lisu and Deseret letters, and letters of Arabic without their dots.
 */
const odd =
  /[\u01C0-\u01C3\u0250-\u02AF\u1D00-\u1DBF\u13A0-\u13FF\u1400-\u167F\u2C60-\u2CFF\u03E2-\u03EF\uA4D0-\uA4FF\uA720-\uA7FF\uAB30-\uAB6F\u066E\u066F\u06A1\u06BA]|[\u{1D400}-\u{1D7FF}\u{10400}-\u{1044F}]/u

/**
 * Returns whether a name may be read as another one (Unicode, UTS 39): a word mixes scripts that look alike, or
 * contains a letter that only imitates another. Arabic letters beside Latin ones are usual («الـIT») and look like none.
 */
export const hasMixedLetters = (text: string): boolean =>
  odd.test(text) ||
  text.split(/[^\p{L}\p{M}]+/u).some((word) => scripts.filter((script) => script.test(word)).length > 1)
