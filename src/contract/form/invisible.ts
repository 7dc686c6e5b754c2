/**
 * Invisible characters, by which two texts look the same and are not: zero-width spaces and joiners, direction marks,
 * fillers, tags, control characters. Not among them: the marks that override the direction of letters and the null
 * character, which are refused (`rules.ts`), and characters that separate words.
 */
const invisible = /(?![\0\t-\r\u202A-\u202E\u2066-\u2069])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu

export const stripInvisible = (text: string): string => text.replace(invisible, '')

/** Returns a name or another short text on one line, without its invisible characters. */
export const toOneLine = (text: string): string => stripInvisible(text).replace(/[\t-\r\u2028\u2029]+/g, ' ')
