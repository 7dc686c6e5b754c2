import { alike } from '../../../../contract/search/normalise.ts'

/*
 * What of a company review is found by its words, as expressions of SQL that PostgreSQL keeps beside each row. They are made
 * of `contract/search/normalise`'s letters, so that a text is folded here as it is there; a test holds both together.
 */

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const letters = Object.entries(alike)
const digits = [0x660, 0x6f0].flatMap((zero) =>
  Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(zero + digit), String(digit)] as const),
)
/** `lower` of a database in the C locale knows ASCII alone. */
const inBothCases = (pairs: readonly (readonly [string, string])[]) => {
  const all = new Map(pairs)
  for (const [from, to] of pairs) {
    const capital = from.toUpperCase()
    if (capital.length === 1 && !all.has(capital)) all.set(capital, to)
  }
  return [...all]
}
const ofOne = inBothCases([...letters.filter(([, to]) => to.length === 1), ...digits])
const gone = letters.filter(([, to]) => to === '').map(([from]) => from)
const ofMore = inBothCases(letters.filter(([, to]) => to.length > 1))

/** Vowel marks, accents, stretching, and signs inside a word. */
const marks = String.raw`[\u0300-\u036f\u0483-\u0487\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed''’ʼ${'`'}´]`
/** What separates words: all that is neither letter nor digit in the scripts people write here. */
const between = String.raw`[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u060c\u060d\u061b-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u2000-\u2bff\u3000-\u303f\ufe00-\ufe6f]+`

/** A text of SQL as `normalise` has it: one spelling of a letter, no marks, words with one space between. */
export function foldedSql(text: string): string {
  const spelled = ofMore.reduce(
    (sql, [from, to]) => `replace(${sql}, ${quoted(from)}, ${quoted(to)})`,
    `normalize(${text}, NFKD)`,
  )
  const from = [...ofOne.map(([one]) => one), ...gone].join('')
  const to = ofOne.map(([, other]) => other).join('')
  const plain = `lower(translate(${spelled}, ${quoted(from)}, ${quoted(to)}))`
  return `btrim(regexp_replace(regexp_replace(${plain}, '${marks}', '', 'g'), '${between}', ' ', 'g'))`
}

/** The same without what Arabic writes onto a word: والرواتب and رواتب are found by each other. */
export const bareSql = (text: string): string =>
  String.raw`regexp_replace(${foldedSql(text)}, '(^| )(?:و?[بفك]?ال|و?لل)(?=[\u0621-\u064a]{3})', '\1', 'g')`

const answer = (name: string) => `coalesce(answers ->> '${name}', '')`
const said = ['pros', 'cons', 'good_word', 'bad_word'].map(answer).join(` || ' ' || `)

/** What the one word of a side is kept under among a review's words, by the word as it is folded. */
export const wordMark = { good: '+', bad: '-' } as const
/** What all words of one company's reviews have in common, so that one index finds them. */
export const companyMark = '#'

/**
 * The words of a company review as PostgreSQL's full text has them, in English and in Arabic, whichever it is written in;
 * with marks for its company and its two words. Null for other kinds.
 */
export const reviewWordsSql = `case when kind = 'company' then to_tsvector('english', ${bareSql(said)}) || to_tsvector('arabic', ${bareSql(said)}) || array_to_tsvector(array['${companyMark}' || company_id::text, '${wordMark.good}' || ${foldedSql(answer('good_word'))}, '${wordMark.bad}' || ${foldedSql(answer('bad_word'))}]) end`

const arabic = String.raw`[^\u0620-\u063f\u0641-\u064a\u066e\u066f\u0671-\u06d3\u06d5\u06e5\u06e6\u06ee\u06ef\u06fa-\u06fc\u06ff]`
const latin = String.raw`[^A-Za-z\u00c0-\u024f]`
const written = `(${answer('pros')} || ' ' || ${answer('cons')})`
const lettersOf = (script: string) => `length(regexp_replace(${written}, '${script}', '', 'g'))`

/** The language a company review is written in, as `languageOf` has it of its pros and cons; null without letters. */
export const reviewLanguageSql = `case when kind <> 'company' or ${lettersOf(arabic)} + ${lettersOf(latin)} = 0 then null when ${lettersOf(arabic)} >= ${lettersOf(latin)} then 'ar' else 'en' end`
