import { type SQL, sql } from 'drizzle-orm'
import type { InterviewFilter } from '../../contract/companies/interviews.ts'
import type { ReviewFilter } from '../../contract/reviews/voices.ts'
import { asTyped, normalise, takeFewWords } from '../../contract/search/normalise.ts'
import { listFormsOfWord } from '../lookups/word-meanings.ts'
import { lookUpWord } from './words/forms.ts'
import { buildEntry, marks } from './words/found-by.ts'
import { listBareWords } from './words/stems.ts'

/** What reviews are narrowed to: company reviews beside their stars and whether their writers have left, and interviews. */
export type NarrowedFilter = Pick<
  ReviewFilter,
  'q' | 'language' | 'answered' | 'department' | 'good' | 'bad' | 'aspect'
> &
  InterviewFilter

/** The words looked for, as they are compared; none where nothing is left of what was typed. */
const parseWords = (q: string | undefined) => takeFewWords(listBareWords(asTyped(q ?? '')))

/** Whether anything of it leaves reviews out. */
export const hasFilter = ({ q, ...rest }: NarrowedFilter): boolean =>
  parseWords(q).length > 0 || Object.values(rest).some((value) => value !== undefined)

/** What a review has to be to be among them: a condition of SQL on `reviews`, by what readers see of it alone. */
export function matchFilter(
  companyId: number,
  { q, language, answered, department, good, bad, aspect, get_offer, difficulty }: NarrowedFilter,
): SQL {
  const quoteEntry = (word: string) => quote(buildEntry(companyId, word))
  const ofSide = (side: 'good' | 'bad', word: string) =>
    listFormsOfWord(normalise(word)).map((form) => quoteEntry(marks[side] + form))
  const all = [
    // Each word by its stem, its other forms, or its beginning, which may be all that is typed of it yet.
    ...parseWords(q)
      .map(lookUpWord)
      .map(({ whole, beginnings }) => [...whole.map(quoteEntry), ...beginnings.map((word) => `${quoteEntry(word)}:*`)]),
    ...(good === undefined ? [] : [ofSide('good', good)]),
    ...(bad === undefined ? [] : [ofSide('bad', bad)]),
    ...(aspect === undefined ? [] : [[quoteEntry(marks.praised + aspect), quoteEntry(marks.fault + aspect)]]),
    ...(language === undefined ? [] : [[quoteEntry(marks.language + language)]]),
  ]
  const looked = all.map((either) => `(${either.join(' | ')})`).join(' & ')
  const conditions = [
    ...(looked === '' ? [] : [sql`words @@ ${looked}::tsquery`]),
    ...(answered === undefined ? [] : [answered === 'yes' ? sql`response is not null` : sql`response is null`]),
    ...(department === undefined ? [] : [sql`(context ->> 'department')::int = ${department}`]),
    ...(get_offer === undefined ? [] : [sql`answers ->> 'get_offer' = any(${sql.param([...get_offer])}::text[])`]),
    ...(difficulty === undefined ? [] : [sql`answers ->> 'difficulty' = any(${sql.param([...difficulty])}::text[])`]),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** An entry as a query is written; what is compared has neither quotes nor strokes. */
const quote = (entry: string) => `'${entry.replaceAll(/['\\]/g, '')}'`
