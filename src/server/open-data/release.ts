import { setImmediate as breathe } from 'node:timers/promises'
import { lookupsOf } from '../lookups/lookups.queries.ts'
import type { Services } from '../platform/services.ts'
import { assemble } from './assemble.ts'
import { rankRatings, readCompany } from './companies.ts'
import { chainRelease, companiesListed, newestRelease } from './releases.queries.ts'
import { dataKeyOf } from './signing.ts'
import { readSite } from './site.ts'
import { emptyTables, type Tables } from './tables.ts'

type With = Pick<Services, 'db' | 'privacy' | 'config'>

/** So many companies are looked up at a time. */
const companiesAtOnce = 500

/**
 * Makes the release of the month `now` lies in (UTC), unless there is one of it or of a later month: false. Everything in it
 * is read by the functions that answer the public calls, so it says what everybody can read at that moment.
 */
export async function releaseData({ db, privacy, config }: With, now: Date): Promise<boolean> {
  const month = now.toISOString().slice(0, 7)
  const isMade = (newest: { month: string } | undefined) => newest !== undefined && newest.month >= month
  if (isMade(await newestRelease(db))) return false
  const [tables, key] = [await readTables(db), await dataKeyOf({ db, privacy })]
  return chainRelease(db, (newest) =>
    isMade(newest) ? undefined : assemble(tables, { site: config.publicUrl, month }, newest, key),
  )
}

async function readTables(db: Services['db']): Promise<Tables> {
  const reader = { db, lookups: await lookupsOf(db), language: 'en' } as const
  const tables = emptyTables()
  let after = 0
  for (;;) {
    const companies = await companiesListed(db, after, companiesAtOnce)
    for (const company of companies) {
      await readCompany(reader, company, tables)
      // The embedded database answers without ever giving the thread back, and others have to be answered meanwhile.
      await breathe()
    }
    if (companies.length < companiesAtOnce) break
    after = companies.at(-1)!.id
  }
  rankRatings(tables)
  await readSite(reader, tables)
  return tables
}
