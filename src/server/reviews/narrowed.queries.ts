import { type SQL, sql } from 'drizzle-orm'
import type { ReviewFilter } from '../../contract/reviews/voices.ts'
import { asTyped, fewWords, normalise, wordsOf } from '../../contract/search/normalise.ts'
import { formsOfWord } from '../lookups/word-meanings.ts'
import { bareSql, companyMark, wordMark } from '../platform/db/schema/review-words.ts'
import { otherForms } from './word-forms.ts'

/** What company reviews are narrowed to beside their stars and whether their writers have left. */
export type Narrowed = Pick<ReviewFilter, 'q' | 'language' | 'answered' | 'department' | 'good' | 'bad'>

/** The words looked for, as they are compared; none where nothing is left of what was typed. */
const lookedFor = (q: string | undefined) => fewWords(wordsOf(asTyped(q ?? '')))

/** Whether anything of it leaves reviews out. */
export const narrows = ({ q, ...rest }: Narrowed): boolean =>
  lookedFor(q).length > 0 || Object.values(rest).some((value) => value !== undefined)

/** What a company review has to be to be among them: a condition of SQL on `reviews`, by what readers see of it alone. */
export function fits(companyId: number, { q, language, answered, department, good, bad }: Narrowed): SQL {
  const words = lookedFor(q)
  const all = [
    ...words.map(wordQuery),
    ...(good === undefined ? [] : [markQuery('good', good)]),
    ...(bad === undefined ? [] : [markQuery('bad', bad)]),
  ]
  const conditions = [
    ...(all.length > 0
      ? [sql`words @@ (${lexeme(companyMark, String(companyId))}::tsquery && ${sql.join(all, sql` && `)})`]
      : []),
    ...(language === undefined ? [] : [sql`language = ${language}`]),
    ...(answered === undefined ? [] : [answered === 'yes' ? sql`response is not null` : sql`response is null`]),
    ...(department === undefined ? [] : [sql`(context ->> 'department')::int = ${department}`]),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** A word in either language, by its stem or by its beginning, or another form that no stem leads to. */
function wordQuery(word: string): SQL {
  const forms = [word, ...otherForms(word)].map((form) => {
    const bare = sql`${sql.raw(bareSql('form'))}`
    return sql`(select plainto_tsquery('english', bare) || plainto_tsquery('arabic', bare) || to_tsquery('simple', bare || ':*')
      from (select ${bare} as bare from (select ${form}::text as form) as one) as two)`
  })
  return sql`(${sql.join(forms, sql` || `)})`
}

/** One of the two words, in every form that means the same. */
function markQuery(side: keyof typeof wordMark, word: string): SQL {
  const forms = formsOfWord(normalise(word))
  return sql`${forms.map((form) => lexeme(wordMark[side], form)).join(' | ')}::tsquery`
}

/** A lexeme as a query is written; what is compared has no quotes. */
const lexeme = (mark: string, word: string) => `'${mark}${word.replaceAll(/['\\]/g, '')}'`
