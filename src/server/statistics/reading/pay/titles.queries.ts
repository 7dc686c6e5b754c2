import { sql } from 'drizzle-orm'
import type { PayParts } from '../../../../contract/salaries/pay.schema.ts'
import { computeAbout } from '../../../../contract/salaries/pay.ts'
import { type Database, queryRows } from '../../../platform/db/database.ts'
import { sumCounts } from '../../guard.ts'
import { listTitleMeasures } from '../../joined-cells.ts'
import { national, readReleasedCounters } from '../../ledger.queries.ts'
import { buildTitleMeasure } from '../../pay-measures.ts'
import { limitToWhole } from './figures.ts'
import { payParts } from './parts.ts'
import { ofList, type Reader } from './reader.ts'

/** Reads what is published about every job title of the country, and of everybody in it: their sum. */
export async function listReleasedTitles({ db, lookups }: Pick<Reader, 'db' | 'lookups'>) {
  const titles = lookups.items('jobtitles').map(({ id }) => ({ id, measures: listTitleMeasures(lookups, id) }))
  const released = await readReleasedCounters(
    db,
    national,
    titles.flatMap(({ measures }) => measures),
  )
  const byTitle = new Map(titles.map(({ id, measures }) => [id, sumCounts(measures.map(released))]))
  return {
    /** Returns what is told of a job title, with those that have become it. */
    ofTitle: (id: number) => byTitle.get(id) ?? released(buildTitleMeasure(id)),
    everybody: sumCounts([...byTitle.values()]),
  }
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
export function listDepartmentPay(reader: Omit<Reader, 'db'>, { ofTitle, everybody }: ReleasedTitles): PayParts {
  const titles = reader.lookups.items('jobtitles')
  const { parts, rest } = payParts(
    ofList(reader, 'departments').map((part) => ({
      ...part,
      released: limitToWhole(
        everybody,
        sumCounts(titles.filter(({ parentId }) => String(parentId) === part.id).map(({ id }) => ofTitle(id))),
      ),
    })),
  )
  return { parts: parts.sort((a, b) => computeAbout(b).about - computeAbout(a).about), rest }
}
