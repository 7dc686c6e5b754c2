import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { OneByOneKind } from '../../contract/reviews/kinds.ts'
import { contextRules } from '../../contract/statistics/rules.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { getMonthBefore, toMonth } from '../platform/months.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { openReview, type ReviewRow } from '../statistics/sealed.ts'
import { holdCounted } from '../statistics/statistics.queries.ts'
import { decideContexts, getFacts, type RegionOf } from './context.ts'

type Dependencies = { db: Database; privacy: Privacy; regionOf: RegionOf; leaving?: ReadonlySet<string> }
type Unit = { companyId: number; kind: OneByOneKind }

/**
 * Decides what is shown of the authors of published reviews, company by company: with the releases, for whole groups at
 * once, of people who count as such (`getCountsFrom`). May be run again at any point.
 */
export async function decideDueContexts(deciding: Dependencies, now: Date): Promise<void> {
  const units = await queryRows<Unit>(
    deciding.db,
    sql`select distinct company_id as "companyId", kind from reviews where undecided order by 1, 2`,
  )
  for (const unit of units) {
    await deciding.db.transaction((tx) => decideUnit({ ...deciding, db: tx }, unit, now))
    await breathe()
  }
}

async function decideUnit(deciding: Dependencies, { companyId, kind }: Unit, now: Date): Promise<void> {
  const { db: tx, privacy, regionOf, leaving } = deciding
  await holdCounted(tx, companyId)
  const rows = await queryRows<ReviewRow & { id: string; month: string }>(
    tx,
    sql`select id, kind, month, answers, sealed from reviews
      where company_id = ${companyId} and kind = ${kind} and undecided order by id for update`,
  )
  const month = toMonth(now)
  const people = rows.flatMap((row) => {
    const { answers, since = row.month } = openReview(privacy, row)
    const isPerson = since <= month && !leaving?.has(row.id)
    return isPerson ? [{ id: row.id, month: row.month, facts: getFacts(kind, answers) }] : []
  })
  const contexts = decideContexts(kind, people, regionOf, (group, earliest) =>
    drawSize(privacy, `${companyId} ${kind} ${group} ${earliest}`),
  )
  const decided = people.flatMap(({ id }, at) => (contexts[at] ? [{ id, context: contexts[at] }] : []))
  const found = new Set(decided.map(({ id }) => id))
  const since = getMonthBefore(month, contextRules.months)
  for (const { id, month: written } of rows) if (!found.has(id) && written <= since) decided.push({ id, context: {} })
  if (decided.length === 0) return
  await tx.execute(
    sql`update reviews set context = one.context::jsonb, undecided = false
      from unnest(${sql.param(decided.map(({ id }) => id))}::uuid[],
        ${sql.param(decided.map(({ context }) => JSON.stringify(context)))}::text[]) as one (id, context)
      where reviews.id = one.id and company_id = ${companyId}`,
  )
}

/** Draws the size at which a group opens, by the key: it stays the same until it does, and is another one afterwards. */
function drawSize(privacy: Privacy, group: string): number {
  const { least, most } = contextRules
  return least + (privacy.withheldName('group', group).readUInt32BE() % (most - least + 1))
}
