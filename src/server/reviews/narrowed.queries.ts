import { type SQL, sql } from 'drizzle-orm'
import type { InterviewFilter } from '../../contract/companies/interviews.schema.ts'
import type { ReviewFilter } from '../../contract/reviews/voices.schema.ts'
import { asTyped, limitWords, normalise } from '../../contract/search/normalise.ts'
import { listFormsOfWord } from '../lookups/word-meanings.ts'
import { listBareWords } from './stems.ts'
import { lookUpWord } from './words/forms.ts'
import { buildEntry, marks } from './words/found-by.ts'

/** The filter of reviews: of company reviews besides stars and whether the author has left, and of interviews. */
export type NarrowedFilter = Pick<ReviewFilter, 'q' | 'language' | 'answered' | 'good' | 'bad' | 'aspect'> &
  Omit<InterviewFilter, 'department'> & {
    /** The ids of the department, and of those that have become it. */
    departments?: readonly number[] | undefined
  }

/** Parses the words searched for, in compared form; none when nothing is left of what was typed. */
const parseWords = (q: string | undefined) => limitWords(listBareWords(asTyped(q ?? '')))

/** Returns whether a filter leaves any reviews out. */
export const hasFilter = ({ q, ...rest }: NarrowedFilter): boolean =>
  parseWords(q).length > 0 || Object.values(rest).some((value) => value !== undefined)

/** Builds the SQL condition on `reviews` that a filter stands for, from what readers see of a review alone. */
export function matchFilter(
  companyId: number,
  { q, language, answered, departments, good, bad, aspect, get_offer, difficulty }: NarrowedFilter,
): SQL {
  const quoteEntry = (word: string) => quote(buildEntry(companyId, word))
  const ofSide = (side: 'good' | 'bad', word: string) =>
    listFormsOfWord(normalise(word)).map((form) => quoteEntry(marks[side] + form))
  const all = [
    // Each word matches by its stem, its other forms, or as a prefix, since it may be only partly typed.
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
    ...(departments === undefined
      ? []
      : [sql`(context ->> 'department')::int = any(${sql.param([...departments])}::int[])`]),
    ...(get_offer === undefined ? [] : [sql`answers ->> 'get_offer' = any(${sql.param([...get_offer])}::text[])`]),
    ...(difficulty === undefined ? [] : [sql`answers ->> 'difficulty' = any(${sql.param([...difficulty])}::text[])`]),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** Quotes an entry for a tsquery; compared words contain neither quotes nor backslashes. */
const quote = (entry: string) => `'${entry.replaceAll(/['\\]/g, '')}'`
