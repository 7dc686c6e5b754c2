/**
 * Signs that show nothing, so that two texts look the same and are not: breaks and joiners of no width, marks of
 * direction, fillers, tags, controls. Not among them: marks that turn letters around and the null character, which are
 * refused (`rules.ts`), and what separates words.
 */
const invisible = /(?![\0\t-\r\u202A-\u202E\u2066-\u2069])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu

export const stripInvisible = (text: string): string => text.replace(invisible, '')

/** A name or another short text on one line, of what shows. */
export const toOneLine = (text: string): string => stripInvisible(text).replace(/[\t-\r\u2028\u2029]+/g, ' ')
