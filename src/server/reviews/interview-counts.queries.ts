import { sql } from 'drizzle-orm'
import type { InterviewCounts } from '../../contract/companies/interviews.schema.ts'
import { reviewsCounted } from '../../contract/companies/review-summary.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { orders } from './listing.queries.ts'
import { matchFilter, type NarrowedFilter } from './narrowed.queries.ts'
import { countDepartments } from './summary.queries.ts'

type Row = {
  id: string
  month: string
  get_offer: string
  difficulty: string
  department: number | null
  found: boolean
}

type AllCounts = Omit<NonNullable<InterviewCounts['all']>, 'departments'> & {
  departments: { id: number; count: number }[]
}

/**
 * Counts what a filter finds among a company's published interviews, and how many of all of them each choice has.
 * The counts match a reader's own count of the list. Reads at most `reviewsCounted` and one rows.
 */
export async function countFoundInterviews(
  db: Database,
  companyId: number,
  filter: NarrowedFilter,
): Promise<{ found: number; all: AllCounts | null }> {
  const all = await readPublished(db, companyId, filter, false)
  if (all.length <= reviewsCounted) return { found: all.filter(({ found }) => found).length, all: countChoices(all) }
  return { found: (await readPublished(db, companyId, filter, true)).length, all: null }
}

/** Returns the newest published interviews, at most one more than are counted. */
function readPublished(db: Database, companyId: number, filter: NarrowedFilter, onlyFound: boolean): Promise<Row[]> {
  const found = matchFilter(companyId, filter)
  return queryRows<Row>(
    db,
    sql`select id, month, answers ->> 'get_offer' as get_offer, answers ->> 'difficulty' as difficulty,
        (context ->> 'department')::int as department, coalesce(${found}, false) as found
      from reviews where company_id = ${companyId} and kind = 'interview' and state = 'published'
        and ${onlyFound ? found : sql`true`}
      order by ${orders.newest} limit ${reviewsCounted + 1}`,
  )
}

function countChoices(rows: readonly Row[]): AllCounts {
  const countAnswers = (name: 'get_offer' | 'difficulty') => {
    const counts: Record<string, number> = {}
    for (const row of rows) counts[row[name]] = (counts[row[name]] ?? 0) + 1
    return counts
  }
  return {
    get_offer: countAnswers('get_offer'),
    difficulty: countAnswers('difficulty'),
    departments: countDepartments(rows),
  }
}
