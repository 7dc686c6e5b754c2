/** The keys of the Arabic (101) layout where a Latin one has these letters; each row from left to right. */
const latinRows = ['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./', '`']
const arabicRows = [
  ['ض', 'ص', 'ث', 'ق', 'ف', 'غ', 'ع', 'ه', 'خ', 'ح', 'ج', 'د'],
  ['ش', 'س', 'ي', 'ب', 'ل', 'ا', 'ت', 'ن', 'م', 'ك', 'ط'],
  ['ئ', 'ء', 'ؤ', 'ر', 'لا', 'ى', 'ة', 'و', 'ز', 'ظ'],
  ['ذ'],
]
const shifted: Record<string, string> = { H: 'أ', Y: 'إ', N: 'آ', G: 'لأ', T: 'لإ', B: 'لآ' }

const keys = latinRows.flatMap((row, at) => [...row].map((key, place) => [key, arabicRows[at]![place]!] as const))
const toArabic = new Map(keys)
const toLatin = new Map(keys.map(([key, letter]) => [letter, key]))
for (const [key, letter] of Object.entries(shifted)) toLatin.set(letter, key.toLowerCase())

/** Lists the neighbours of each letter's key, in its row and in those above and below. */
function listNeighbours(rows: readonly (readonly string[])[]): [string, string][] {
  return rows.flatMap((row, at) =>
    row.map((letter, place): [string, string] => {
      const near = [
        row[place - 1],
        row[place + 1],
        ...[rows[at - 1], rows[at + 1]].flatMap((one) => one?.slice(Math.max(place - 1, 0), place + 2) ?? []),
      ]
      return [letter, near.filter((one) => one !== undefined && /^\p{L}$/u.test(one)).join('')]
    }),
  )
}
const beside = new Map([...listNeighbours(latinRows.map((row) => [...row])), ...listNeighbours(arabicRows)])

/** Returns the letters that may be typed by mistake for this one. */
export const getKeysBeside = (letter: string): string => beside.get(letter) ?? ''

const isLatin = /[a-z]/i
const isArabic = /\p{Script=Arabic}/u
const ligature = /ل[اأإآ]/g

const toLatinLayout = (text: string) => [...text].map((letter) => toLatin.get(letter) ?? letter).join('')

/**
 * Returns what the same keys type on the other layout: Arabic meant on a Latin keyboard (`k,vs` is «نورس»), or the
 * reverse. Two readings where one key and two keys type the same letters; none where the text is of both scripts or of
 * neither.
 */
export function toOtherLayout(typed: string): string[] {
  if (isLatin.test(typed) === isArabic.test(typed)) return []
  if (isLatin.test(typed))
    return [[...typed].map((key) => shifted[key] ?? toArabic.get(key.toLowerCase()) ?? key).join('')]
  const oneKey = toLatinLayout(typed.replace(ligature, (letters) => toLatin.get(letters) ?? letters))
  // In the middle of a word, a key with an Arabic letter and a Latin punctuation mark was not pressed for the mark.
  return [...new Set([oneKey, toLatinLayout(typed)])].filter((reading) => !/[[\];'`,./](?=\S)|[[\]`]/.test(reading))
}

/**
 * Digits that stand for Arabic sounds among Latin letters (chat spelling), as Latin letters spell those; the longer
 * first.
 */
const spelled: [RegExp, string][] = [
  [/3['’]|['’]3/g, 'gh'],
  [/[75]['’]|['’][75]/g, 'kh'],
  [/9['’]|['’]9/g, 'd'],
  [/6['’]|['’]6/g, 'z'],
  [/2/g, ''],
  [/3/g, 'a'],
  [/5/g, 'kh'],
  [/6/g, 't'],
  [/7/g, 'h'],
  [/8/g, 'q'],
  [/9/g, 's'],
]

/**
 * Replaces the digits that stand for Arabic sounds among Latin letters (`al-7ijaz`); the text is unchanged where there
 * are none.
 */
export function replaceChatDigits(typed: string): string {
  return typed.replace(/[a-z0-9'’]+/gi, (word) =>
    /[a-z]/i.test(word) && /[2356789]/.test(word) && !/\d{2}/.test(word)
      ? spelled.reduce((text, [digit, letters]) => text.replace(digit, letters), word)
      : word,
  )
}
