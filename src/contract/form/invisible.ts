/**
 * What nobody sees in a text and pasting brings along. A text is cleaned of it before it is measured, checked and
 * stored, by the same functions in the browser and on the server.
 */

/**
 * Characters without a look of their own: zero-width spaces and joiners, direction marks, soft hyphens, fillers,
 * variation selectors, tags. Not among them: marks that override or embed a direction (`turning.ts`), the null
 * character, which is refused (`rules.ts`), and characters that separate words.
 */
const invisible = /(?![\u202A-\u202E\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu
const controls = /(?![\0\t-\r\u0085])\p{Cc}/gu

/** Joiners and selectors may belong to what is around them; everything else invisible does not. */
const noise =
  /(?![\p{Join_Control}\p{Variation_Selector}\u{E0020}-\u{E007F}\u202A-\u202E\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu

/** Blanks of other widths, and blanks at which no line breaks; and everything that ends a line. */
const blanks = /(?! )\p{Zs}|\t/gu
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Letters of scripts that are written without joiners. */
const unjoined = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Han}'
/** A joiner inside a word, one after an Arabic letter («هـ» for a year), and one between two emoji. */
const joiner = new RegExp(
  `(?<=(?![${unjoined}])[\\p{L}\\p{M}])[\\u200C\\u200D](?=(?![${unjoined}])[\\p{L}\\p{M}])|` +
    `(?<=\\p{Script=Arabic})\\u200D|(?<=\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]?)\\u200D(?=\\p{Extended_Pictographic})`,
  'u',
)
/** The selector of an emoji or a keycap, one of an ideograph, and the tags of a regional flag. */
const selector =
  /(?<=[\p{Emoji}\u2600-\u27BF])[\uFE0E\uFE0F]|(?<=\p{Script=Han})\p{Variation_Selector}|(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]{1,6}\u{E007F}/u
const perhaps = /[\p{Join_Control}\p{Variation_Selector}\u{E0020}-\u{E007F}]/gu
const kept = new RegExp(`(${selector.source}|${joiner.source})|${perhaps.source}`, 'gu')

export const stripInvisible = (text: string): string => text.replace(invisible, '')

/** Returns a text with plain blanks and with line feeds for every kind of line end. */
const replaceBlanks = (text: string): string => text.replace(lineEnds, '\n').replace(blanks, ' ')

/** Returns a name or another short text on one line, without its invisible characters. */
export const toOneLine = (text: string): string =>
  stripInvisible(text.replace(controls, '')).replace(lineEnds, '\n').replace(/\n+/g, ' ').replace(blanks, ' ')

/**
 * Returns a text with a format of its own (an e-mail, a number, a date, a code) on one line, without what is invisible.
 * Control characters stay, and fail its rule.
 */
export const toPlain = (text: string): string => replaceBlanks(stripInvisible(text)).replace(/\n+/g, ' ')

/**
 * Returns a text of several lines as it looks: lines end with a line feed, blanks are blanks, and of the invisible
 * characters only those are left that Persian, Urdu or emoji are written with.
 */
export function toParagraphs(text: string): string {
  const visible = replaceBlanks(text).replace(controls, '').replace(noise, '')
  // Without one joiner, another may have lost the letter it joins.
  const done = visible.replace(kept, (_, belongs: string | undefined) => belongs ?? '')
  return done === visible ? done : toParagraphs(done)
}
