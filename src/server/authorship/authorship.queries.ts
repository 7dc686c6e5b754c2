import { sql } from 'drizzle-orm'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { type Database, rowsOf } from '../platform/db/database.ts'
import type { Privacy, SealedSecret, Series } from '../platform/privacy/privacy.ts'

/**
 * Who wrote what, under names only the running server can compute. No row of an account may be written in a transaction
 * that writes here: the two would carry one transaction id.
 */
export type Author = { privacy: Privacy; secret: SealedSecret }

/** How many slots are looked up at first; each further look is at twice as many. */
const firstProbe = 8

/** Of these names, as hex, those that are taken, with what lies under each: a contribution's id, sealed, or null. */
async function taken(db: Database, slots: readonly Uint8Array[]): Promise<Map<string, string | null>> {
  const rows = await rowsOf<{ slot: string; tie: string | null }>(
    db,
    sql`select encode(slot, 'hex') as slot, encode(tie, 'hex') as tie from authorship
      where slot in (select decode(hex, 'hex') from unnest(${sql.param(slots.map(hexOf))}::text[]) as name (hex))`,
  )
  return new Map(rows.map(({ slot, tie }) => [slot, tie]))
}
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** A person's slots of a series from the first to the first free one, with what each stands for (null: deleted). */
async function slotsOf(
  db: Database,
  { privacy, secret }: Author,
  series: Series = 'review',
): Promise<{ reviews: (string | null)[]; free: number }> {
  const reviews: (string | null)[] = []
  for (let from = 0, probe = firstProbe; ; from += probe, probe *= 2) {
    const slots = Array.from({ length: probe }, (_, index) => privacy.slot(secret, from + index, series))
    const known = await taken(db, slots)
    for (const [index, slot] of slots.entries()) {
      if (!known.has(hexOf(slot))) return { reviews, free: from + index }
      const tie = known.get(hexOf(slot))
      reviews.push(tie ? privacy.openTie(Buffer.from(tie, 'hex')) : null)
    }
  }
}

/** The ids of a person's reviews, questions or answers, oldest first; those deleted since are left out. */
export async function contributionsOf(db: Database, author: Author, series: Series = 'review'): Promise<string[]> {
  const { reviews } = await slotsOf(db, author, series)
  return reviews.filter((id): id is string => id !== null)
}

/** The slot under which a person made a contribution of a series; undefined where they did not. */
export async function slotOf(
  db: Database,
  author: Author,
  id: string,
  series: Series = 'review',
): Promise<Uint8Array | undefined> {
  const n = (await slotsOf(db, author, series)).reviews.indexOf(id)
  return n < 0 ? undefined : author.privacy.slot(author.secret, n, series)
}

/** Unties a deleted contribution. The slot stays taken: a person's slots have no gaps. What is once a year is free again. */
export async function releaseSlot(tx: Database, slot: Uint8Array): Promise<void> {
  await tx.execute(sql`update authorship set tie = null, once = null where slot = decode(${hexOf(slot)}, 'hex')`)
}

/** Lets go of everything that ties a person to what they wrote, whatever becomes of that. */
export async function releaseEverything(db: Database, author: Author): Promise<void> {
  for (const series of ['review', 'question', 'answer'] as const) {
    const { free } = await slotsOf(db, author, series)
    const slots = Array.from({ length: free }, (_, n) => hexOf(author.privacy.slot(author.secret, n, series)))
    await db.execute(
      sql`delete from authorship
        where slot in (select decode(hex, 'hex') from unnest(${sql.param(slots)}::text[]) as name (hex))`,
    )
  }
}

export type About = { companyId: number; kind: ReviewKind; year: number }

/**
 * Claims what a person may do once a year and the next free slot for the review `reviewId`. False, and nothing written,
 * where this year's review exists already. Two claims of one person at once wait for each other.
 */
export async function claim(
  tx: Database,
  author: Author,
  { companyId, kind, year }: About,
  reviewId: string,
): Promise<boolean> {
  const { privacy, secret } = author
  const once = hexOf(privacy.once(secret, companyId, kind, year))
  for (let { free } = await slotsOf(tx, author); ; free += 1) {
    const rows = await rowsOf<{ claimed: number }>(
      tx,
      sql`insert into authorship (slot, once, tie)
        values (decode(${hexOf(privacy.slot(secret, free))}, 'hex'), decode(${once}, 'hex'),
          decode(${hexOf(privacy.sealTie(reviewId))}, 'hex'))
        on conflict do nothing returning 1 as claimed`,
    )
    if (rows.length > 0) return true
    // Either of the two was taken, perhaps by the same person a moment ago.
    const same = await rowsOf(tx, sql`select 1 from authorship where once = decode(${once}, 'hex')`)
    if (same.length > 0) return false
  }
}

/** Claims the next free slot of a series for a contribution that may be made any number of times. */
export async function claimSlot(tx: Database, author: Author, series: Series, contributionId: string): Promise<void> {
  const { privacy, secret } = author
  for (let { free } = await slotsOf(tx, author, series); ; free += 1) {
    const rows = await rowsOf<{ claimed: number }>(
      tx,
      sql`insert into authorship (slot, tie)
        values (decode(${hexOf(privacy.slot(secret, free, series))}, 'hex'),
          decode(${hexOf(privacy.sealTie(contributionId))}, 'hex'))
        on conflict do nothing returning 1 as claimed`,
    )
    if (rows.length > 0) return
  }
}

/** A person's reviews of one company and kind from the years before `year`, as far back as a review can lie. */
export async function earlierReviews(
  tx: Database,
  { privacy, secret }: Author,
  { companyId, kind, year }: About,
): Promise<string[]> {
  const years = Array.from({ length: Math.max(0, year - firstYear) }, (_, index) => firstYear + index)
  const names = years.map((one) => hexOf(privacy.once(secret, companyId, kind, one)))
  const rows = await rowsOf<{ tie: string }>(
    tx,
    sql`select encode(tie, 'hex') as tie from authorship where tie is not null
      and once in (select decode(hex, 'hex') from unnest(${sql.param(names)}::text[]) as name (hex))`,
  )
  return rows.map(({ tie }) => privacy.openTie(Buffer.from(tie, 'hex')))
}
/** No review is older than the site. */
const firstYear = 2024
