import { sql } from 'drizzle-orm'
import type { ReviewSummary } from '../../contract/companies/review-summary.schema.ts'
import { reviewsCounted } from '../../contract/companies/review-summary.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { countAspects } from './aspects/counts.ts'
import { type Listing, ofCells, orders } from './listing.queries.ts'
import { matchFilter } from './narrowed.queries.ts'
import { buildEntry, markOfAspects } from './words/found-by.ts'

type Row = {
  id: string
  month: string
  stars: number
  standing: number
  language: 'ar' | 'en' | null
  answered: boolean
  department: number | null
  found: boolean
  /** The entries of its index of words for the aspects it mentions. */
  mentioned: string[]
}

type AllCounts = Omit<NonNullable<ReviewSummary['all']>, 'departments'> & {
  departments: { id: number; count: number }[]
}

/**
 * Counts what a filter finds among a company's published company reviews, and how many of all of them each choice has.
 * Reads at most `reviewsCounted` and one rows.
 */
export async function summariseReviews(
  db: Database,
  companyId: number,
  filter: Pick<Listing, 'stars' | 'former' | 'narrowed'>,
): Promise<{ found: ReviewSummary['found']; all: AllCounts | null }> {
  const all = await readPublished(db, companyId, filter, false)
  if (all.length <= reviewsCounted)
    return { found: computeAverage(all.filter(({ found }) => found)), all: countChoices(companyId, all) }
  return { found: computeAverage(await readPublished(db, companyId, filter, true)), all: null }
}

/** Returns the newest published reviews, at most one more than are counted. */
function readPublished(
  db: Database,
  companyId: number,
  { narrowed = {}, ...cells }: Pick<Listing, 'stars' | 'former' | 'narrowed'>,
  onlyFound: boolean,
): Promise<Row[]> {
  const found = sql`${ofCells(cells)} and ${matchFilter(companyId, narrowed)}`
  const isIn = (language: 'ar' | 'en') => matchFilter(companyId, { language })
  // Entries are in order, those of aspects before all others: to look at each of them would cost ten times as much.
  const afterAspects = buildEntry(companyId, String.fromCharCode(markOfAspects.charCodeAt(0) + 1))
  const mentioned = sql`entries[1:width_bucket(${afterAspects}::text collate "C", entries)]`
  return queryRows<Row>(
    db,
    sql`select id, month, stars, standing, response is not null as answered,
        case when ${isIn('ar')} then 'ar' when ${isIn('en')} then 'en' end as language,
        (context ->> 'department')::int as department, coalesce(${found}, false) as found,
        ${onlyFound ? sql`array[]::text[]` : mentioned} as mentioned
      from reviews cross join lateral (select tsvector_to_array(words) as entries offset 0) as indexed
      where company_id = ${companyId} and kind = 'company' and state = 'published' and ${onlyFound ? found : sql`true`}
      order by ${orders.newest} limit ${reviewsCounted + 1}`,
  )
}

function computeAverage(rows: readonly Row[]): ReviewSummary['found'] {
  const count = rows.length
  if (count === 0 || count > reviewsCounted) return { count, average: null }
  return { count, average: rows.reduce((sum, { stars }) => sum + stars, 0) / count }
}

function countChoices(companyId: number, rows: readonly Row[]): AllCounts {
  const mark = buildEntry(companyId, markOfAspects)
  const countWhere = (one: (row: Row) => boolean) => rows.filter(one).length
  return {
    stars: [1, 2, 3, 4, 5].map((level) => countWhere(({ stars }) => stars === level)),
    current: countWhere(({ standing }) => standing === 0),
    former: countWhere(({ standing }) => standing === 1),
    ar: countWhere(({ language }) => language === 'ar'),
    en: countWhere(({ language }) => language === 'en'),
    answered: countWhere(({ answered }) => answered),
    unanswered: countWhere(({ answered }) => !answered),
    aspects: countAspects(rows.map(({ mentioned }) => mentioned.map((entry) => entry.slice(mark.length)))),
    departments: countDepartments(rows),
  }
}

/** Counts the reviews of each department that is shown with any of them, most first. */
export function countDepartments(rows: readonly { department: number | null }[]): { id: number; count: number }[] {
  const departments = new Map<number, number>()
  for (const { department } of rows)
    if (department !== null) departments.set(department, (departments.get(department) ?? 0) + 1)
  return [...departments]
    .map(([id, count]) => ({ id, count }))
    .sort((one, other) => other.count - one.count || one.id - other.id)
}
