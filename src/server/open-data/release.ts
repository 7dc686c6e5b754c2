import { setImmediate as breathe } from 'node:timers/promises'
import { getLookups } from '../lookups/lookups.queries.ts'
import { toMonth, toYear } from '../platform/months.ts'
import type { Services } from '../platform/services.ts'
import { makeProofKeys } from '../proofs/keys.ts'
import { assemble } from './assemble.ts'
import { rankRatings, readCompany } from './companies.ts'
import { chainRelease, listCompanies, readNewestRelease } from './releases.queries.ts'
import { loadDataKey } from './signing.ts'
import { readSite } from './site.ts'
import { createEmptyTables, type Tables } from './tables.ts'

type Dependencies = Pick<Services, 'db' | 'privacy' | 'config'>

/** The number of companies looked up at a time. */
const companiesAtOnce = 500

/**
 * Makes the release of the month `now` is in; false if there is one of it or of a later month. Everything in it
 * is read with the functions that answer the public calls, so it contains what everybody can read at that moment.
 */
export async function releaseData({ db, privacy, config }: Dependencies, now: Date): Promise<boolean> {
  const month = toMonth(now)
  const isMade = (newest: { month: string } | undefined) => newest !== undefined && newest.month >= month
  if (isMade(await readNewestRelease(db))) return false
  await makeProofKeys({ db, privacy }, now)
  const [tables, key] = [await readTables(db, toYear(now)), await loadDataKey({ db, privacy })]
  return chainRelease(db, (newest) =>
    isMade(newest)
      ? undefined
      : { ...assemble(tables, { site: config.publicUrl, month }, newest, key), titles: listTitles(tables) },
  )
}

/** Lists what the tables say of the pay of job titles in the whole country. */
const listTitles = ({ pay }: Tables) =>
  pay.flatMap(({ group, company, id, ...told }) =>
    group === 'jobtitle' && company === null ? [{ jobtitle: Number(id), pay: told }] : [],
  )

async function readTables(db: Services['db'], year: number): Promise<Tables> {
  const reader = { db, lookups: await getLookups(db), language: 'en' } as const
  const tables = createEmptyTables()
  let after = 0
  for (;;) {
    const companies = await listCompanies(db, after, companiesAtOnce)
    for (const company of companies) {
      await readCompany(reader, company, year, tables)
      // The embedded database answers without yielding to the event loop, and other requests have to be answered
      // meanwhile.
      await breathe()
    }
    if (companies.length < companiesAtOnce) break
    after = companies.at(-1)!.id
  }
  rankRatings(tables)
  await readSite(reader, tables)
  return tables
}
