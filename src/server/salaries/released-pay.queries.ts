import { desc, eq } from 'drizzle-orm'
import type { ReleasedPay } from '../../contract/salaries/browse.schema.ts'
import { maxReleasedPay } from '../../contract/salaries/browse.ts'
import type { Pay } from '../../contract/salaries/pay.schema.ts'
import type { Database } from '../platform/db/database.ts'
import { releasedPay } from '../platform/db/schema/open-data.ts'

/** What a release of open data says of the pay of a job title in the whole country. */
export type TitlePay = { jobtitle: number; pay: Pay }

/** Stores what the release of a month says of job titles, so that it can be read without the release's file. */
export async function addReleasedPay(tx: Database, month: string, titles: readonly TitlePay[]): Promise<void> {
  if (titles.length > 0) await tx.insert(releasedPay).values(titles.map((title) => ({ ...title, month })))
}

/** Returns what releases have said of the pay of a job title, newest first. */
export async function listReleasedPay(db: Database, jobtitle: number): Promise<ReleasedPay[]> {
  const rows = await db
    .select({ month: releasedPay.month, pay: releasedPay.pay })
    .from(releasedPay)
    .where(eq(releasedPay.jobtitle, jobtitle))
    .orderBy(desc(releasedPay.month))
    .limit(maxReleasedPay)
  return rows.map(({ month, pay }) => ({ month, ...pay }))
}

/** Lists what the release of a month says of job titles. */
export function listTitlesOf(db: Database, month: string): Promise<TitlePay[]> {
  return db
    .select({ jobtitle: releasedPay.jobtitle, pay: releasedPay.pay })
    .from(releasedPay)
    .where(eq(releasedPay.month, month))
    .orderBy(releasedPay.jobtitle)
}
