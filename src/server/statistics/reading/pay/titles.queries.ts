import { sql } from 'drizzle-orm'
import type { PayParts } from '../../../../contract/salaries/pay.schema.ts'
import { type Database, queryRows } from '../../../platform/db/database.ts'
import { sumCounts } from '../../guard.ts'
import { national, readReleasedCounters } from '../../ledger.queries.ts'
import { nameTitleMeasure } from '../../pay-measures.ts'
import { limitToWhole } from './figures.ts'
import { payParts } from './parts.ts'
import { ofList, type Reader } from './reader.ts'

/** Reads what is published about every job title of the country, and of everybody in it: their sum. */
export async function listReleasedTitles({ db, lookups }: Pick<Reader, 'db' | 'lookups'>) {
  const titles = lookups.items('jobtitles').map(({ id }) => nameTitleMeasure(id))
  const released = await readReleasedCounters(db, national, titles)
  return { released, everybody: sumCounts(titles.map(released)) }
}

/**
 * Returns a version that changes with each release of the country, which seals again what it has counted; null before
 * the first.
 */
export async function readCountryVersion(db: Database): Promise<string | null> {
  const [row] = await queryRows<{ version: string | null }>(
    db,
    sql`select md5(told) as version from release_units where unit = 'country'`,
  )
  return row?.version ?? null
}

type ReleasedTitles = Awaited<ReturnType<typeof listReleasedTitles>>

/**
 * Lists what departments are paid in the whole country, highest first: the sums of what is published about their job
 * titles, which reveal nothing more of anybody.
 */
export function listDepartmentPay(reader: Omit<Reader, 'db'>, { released, everybody }: ReleasedTitles): PayParts {
  const titles = reader.lookups.items('jobtitles')
  const { parts, rest } = payParts(
    ofList(reader, 'departments').map((part) => ({
      ...part,
      released: limitToWhole(
        everybody,
        sumCounts(
          titles.filter(({ parentId }) => String(parentId) === part.id).map(({ id }) => released(nameTitleMeasure(id))),
        ),
      ),
    })),
  )
  const getMiddle = ({ median, lower, upper }: (typeof parts)[number]) => median ?? (lower + upper) / 2
  return { parts: parts.sort((a, b) => getMiddle(b) - getMiddle(a)), rest }
}
