import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { OneByOneKind } from '../../contract/reviews/kinds.ts'
import { contextRules } from '../../contract/statistics/rules.ts'
import { listIdsOf } from '../accounts/current-companies.queries.ts'
import type { Lookups } from '../lookups/lookups.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { Context, ReviewState } from '../platform/db/schema/reviews.ts'
import { getMonthBefore, toMonth } from '../platform/months.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { openReview, type ReviewRow } from '../statistics/sealed.ts'
import { lockCounted } from '../statistics/statistics.queries.ts'
import { type Decided, decideContexts, isFinest } from './context.ts'
import { findRegionIn, readFacts, replaceJoinedInContext } from './current-facts.ts'

type Dependencies = { db: Database; privacy: Privacy; lookups: Lookups; leaving?: ReadonlySet<string> }
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

type Row = ReviewRow & { id: string; month: string; context: Context; state: ReviewState }

async function decideUnit(deciding: Dependencies, { companyId, kind }: Unit, now: Date): Promise<void> {
  const { db: tx, privacy, lookups, leaving } = deciding
  const regionOf = findRegionIn(lookups)
  await lockCounted(tx, companyId)
  const rows = await queryRows<Row>(
    tx,
    sql`select id, kind, month, context, answers, sealed, state from reviews
      where company_id = ${companyId} and kind = ${kind} and undecided order by id for update`,
  )
  const decided = await queryRows<Decided & { id: string }>(
    tx,
    sql`select id, context, month from reviews
      where company_id = ${companyId} and kind = ${kind} and not undecided and state = 'published'`,
  )
  const month = toMonth(now)
  const people = rows.flatMap((row) => {
    const { answers, since = row.month } = openReview(privacy, row)
    const isPerson = row.state === 'published' && since <= month && !leaving?.has(row.id)
    const context = replaceJoinedInContext(lookups, row.context)
    return isPerson ? [{ ...row, context, before: row.context, facts: readFacts(lookups, kind, answers) }] : []
  })
  const found = decideContexts(
    kind,
    {
      undecided: people,
      decided: decided
        .filter(({ id }) => !leaving?.has(id))
        .map((one) => ({ ...one, context: replaceJoinedInContext(lookups, one.context) })),
    },
    regionOf,
    (context) => deriveSize(privacy, `${companyId} ${kind} ${context}`),
    (await listIdsOf(tx, companyId)).length,
  )
  const shown = new Map(people.map((one, at) => [one.id, { ...one, context: found[at] ?? one.before }]))
  const latest = getMonthBefore(month, contextRules.months)
  const changed = rows.flatMap(({ id, month: written, context: before }) => {
    const one = shown.get(id)
    const { context } = one ?? { context: before }
    const now = one && { ...one, context: replaceJoinedInContext(lookups, context) }
    const isOpen = written > latest && !(now && isFinest(kind, now, regionOf))
    return context === before && isOpen ? [] : [{ id, context, isOpen }]
  })
  if (changed.length === 0) return
  // What is decided loses the facts it was made of, with the next maintenance.
  await tx.execute(
    sql`update reviews set context = one.context::jsonb, undecided = one.open, whole = whole or not one.open
      from unnest(${sql.param(changed.map(({ id }) => id))}::uuid[],
        ${sql.param(changed.map(({ context }) => JSON.stringify(context)))}::text[],
        ${sql.param(changed.map(({ isOpen }) => isOpen))}::boolean[]) as one (id, context, open)
      where reviews.id = one.id and company_id = ${companyId}`,
  )
}

/** Chooses the number of people from which a context is shown, by the key: nobody foresees whose review opens it. */
function deriveSize(privacy: Privacy, group: string): number {
  const { least, most } = contextRules
  return least + (privacy.withheldName('group', group).readUInt32BE() % (most - least + 1))
}
