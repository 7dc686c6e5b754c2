import { sql } from 'drizzle-orm'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { getDayAfter } from '../platform/months.ts'
import type { Privacy, Secret, Series } from '../platform/privacy/privacy.ts'
import { addWithheld, type Dependencies, getWithheldUntil, listWithheldAmong } from './withheld.queries.ts'

/**
 * Who wrote what, under names only the running server can compute. No row of an account may be written in a transaction
 * that writes here: the two would carry one transaction id.
 */
export type Author = { privacy: Privacy; secret: Secret }

/** How many slots are looked up at first; each further look is at twice as many. */
const firstProbe = 8

/** Of these names, as hex, those that are taken, with what lies under each: a contribution's id, sealed, or noise. */
async function readTaken(db: Database, slots: readonly Uint8Array[]): Promise<Map<string, string>> {
  const rows = await queryRows<{ slot: string; tie: string }>(
    db,
    sql`select encode(slot, 'hex') as slot, encode(tie, 'hex') as tie from authorship
      where slot in (select decode(hex, 'hex') from unnest(${sql.param(slots.map(toHex))}::text[]) as name (hex))`,
  )
  return new Map(rows.map(({ slot, tie }) => [slot, tie]))
}
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** A person's slots of a series from the first to the first free one, with what each stands for (undefined: purged). */
async function readSlots(
  db: Database,
  { privacy, secret }: Author,
  series: Series = 'review',
): Promise<{ ids: (string | undefined)[]; free: number }> {
  const ids: (string | undefined)[] = []
  for (let from = 0, probe = firstProbe; ; from += probe, probe *= 2) {
    const slots = Array.from({ length: probe }, (_, index) => privacy.slot(secret, from + index, series))
    const known = await readTaken(db, slots)
    for (const [index, slot] of slots.entries()) {
      const tie = known.get(toHex(slot))
      if (tie === undefined) return { ids, free: from + index }
      ids.push(privacy.openTie(secret, Buffer.from(tie, 'hex')))
    }
  }
}

/** So many names are looked up at once for the first slot that is free. */
const looks = 16

/**
 * The first slot of a series that is free. A person's slots have no gaps, so it lies between one that is taken and one that
 * is not: a few dozen names find it among any number, where `readSlots` makes and opens all of them.
 */
async function findFirstFree(db: Database, author: Author, series: Series = 'review'): Promise<number> {
  const { privacy, secret } = author
  /** How many of these numbers, smallest first, are taken. */
  const countTaken = async (numbers: readonly number[]) =>
    (
      await readTaken(
        db,
        numbers.map((n) => privacy.slot(secret, n, series)),
      )
    ).size
  const doubling = [0, ...Array.from({ length: looks - 1 }, (_, power) => 2 ** power)]
  const first = await countTaken(doubling)
  if (first === 0) return 0
  if (first === looks) return (await readSlots(db, author, series)).free
  // All below `from` are taken, `to` is free.
  let from = doubling[first - 1]! + 1
  let to = doubling[first]!
  while (from < to) {
    const step = Math.ceil((to - from) / looks)
    const between = Array.from({ length: looks }, (_, n) => from + n * step).filter((n) => n < to)
    const there = await countTaken(between)
    to = between[there] ?? to
    if (there > 0) from = between[there - 1]! + 1
  }
  return to
}

/** The ids of a person's reviews, questions or answers, oldest first; those deleted since are left out. */
export async function readContributions(db: Database, author: Author, series: Series = 'review'): Promise<string[]> {
  const ids = (await readSlots(db, author, series)).ids.filter((id) => id !== undefined)
  const gone = await listWithheldAmong({ db, privacy: author.privacy }, series, ids)
  return ids.filter((id) => !gone.has(id))
}

/** The slot under which a person made a contribution of a series; undefined where they did not. */
export async function findSlot(
  db: Database,
  author: Author,
  id: string,
  series: Series = 'review',
): Promise<Uint8Array | undefined> {
  const n = (await readSlots(db, author, series)).ids.indexOf(id)
  if (n < 0 || (await listWithheldAmong({ db, privacy: author.privacy }, series, [id])).has(id)) return undefined
  return author.privacy.slot(author.secret, n, series)
}

/**
 * Unties what is gone: noise stands in its place, and what is once a year is free again. The slots stay taken, since a
 * person's have no gaps.
 */
export async function clearSlots({ db: tx, privacy }: Dependencies, slots: readonly string[]): Promise<void> {
  for (const slot of slots)
    await tx.execute(
      sql`update authorship set tie = decode(${toHex(privacy.noTie())}, 'hex'),
        once = decode(${toHex(privacy.noName())}, 'hex') where slot = decode(${slot}, 'hex')`,
    )
}

/** Removes the slots of people who have left. */
export async function removeSlots(tx: Database, slots: readonly string[]): Promise<void> {
  await tx.execute(
    sql`delete from authorship
      where slot in (select decode(hex, 'hex') from unnest(${sql.param([...slots])}::text[]) as name (hex))`,
  )
}

/** The slots of a person, in hex: all that ties them to what they wrote, with or without what they have deleted. */
export async function listAllSlots(
  db: Database,
  author: Author,
  { withheld }: { withheld: boolean },
): Promise<string[]> {
  const { privacy, secret } = author
  const slots: string[] = []
  for (const series of ['review', 'question', 'answer'] as const) {
    const { ids } = await readSlots(db, author, series)
    const written = ids.filter((id) => id !== undefined)
    const without = withheld ? new Set<string>() : await listWithheldAmong({ db, privacy }, series, written)
    for (const [n, id] of ids.entries())
      if (id === undefined || !without.has(id)) slots.push(toHex(privacy.slot(secret, n, series)))
  }
  return slots
}

export type Topic = { companyId: number; kind: ReviewKind; year: number }

/**
 * The names, in hex, of what is once a year: by each of the first `slots` slots a person may have done it in. So what is
 * deleted and done again comes back under no name it had. The last is of those that were named before slots counted.
 */
export function listOnceNames({ privacy, secret }: Author, { companyId, kind, year }: Topic, slots: number): string[] {
  const names = Array.from({ length: slots }, (_, n) => privacy.once(secret, companyId, kind, year, n))
  return [...names, privacy.once(secret, companyId, kind, year)].map(toHex)
}

/** The name under which one review is what is once a year, in hex; undefined where it is not theirs. */
export async function deriveOnceName(
  db: Database,
  author: Author,
  about: Topic,
  id: string,
): Promise<string | undefined> {
  const { ids } = await readSlots(db, author)
  const names = listOnceNames(author, about, ids.length)
  const standing = await readStanding({ db, privacy: author.privacy }, author.secret, names)
  return standing.find((one) => one.id === id)?.once
}

/** A review that was deleted makes room for another at once, and that one for none before so many days are over. */
export const rewrittenDays = 30

/** The reviews that stand under these names, and which of them their author has deleted. */
async function readStanding({ db, privacy }: Dependencies, secret: Secret, names: readonly string[]) {
  const rows = await queryRows<{ once: string; tie: string }>(
    db,
    sql`select encode(once, 'hex') as once, encode(tie, 'hex') as tie from authorship
      where once in (select decode(hex, 'hex') from unnest(${sql.param([...names])}::text[]) as name (hex))`,
  )
  const found = rows.flatMap(({ once, tie }) => {
    const id = privacy.openTie(secret, Buffer.from(tie, 'hex'))
    return id === undefined ? [] : [{ once, id }]
  })
  const gone = await listWithheldAmong(
    { db, privacy },
    'review',
    found.map(({ id }) => id),
  )
  return found.map((one) => ({ ...one, isDeleted: gone.has(one.id) }))
}

/** The slot a review was claimed in, and the ids of reviews it is to replace; or what of another stands in its way. */
export type Claim = { slot: number; freed: string[] } | 'already' | 'lately'

/**
 * Claims what a person may do once a year and the next free slot for the review `reviewId`. `already`, and nothing written,
 * where this year's review exists; one that was deleted and waits to be purged makes room. `lately`, likewise, where that
 * has happened within the month: numbers are not to change as often as somebody writes and deletes. Of two claims of one
 * person at once one has the slot; the other waits for it, looks again and finds what it has claimed.
 */
export async function claim(tx: Database, author: Author, about: Topic, reviewId: string, now: Date): Promise<Claim> {
  const { privacy, secret } = author
  const keeping = { db: tx, privacy }
  for (let slot = await findFirstFree(tx, author); ; slot += 1) {
    const names = listOnceNames(author, about, slot)
    const standing = await readStanding(keeping, secret, names)
    if (standing.some(({ isDeleted }) => !isDeleted)) return 'already'
    const hasWithheld = async (what: 'deleted' | 'again') =>
      (await getWithheldUntil(keeping, what, names, getDayAfter(now, 0))).size > 0
    const rewrites = await hasWithheld('deleted')
    if (rewrites && (await hasWithheld('again'))) return 'lately'
    const once = toHex(privacy.once(secret, about.companyId, about.kind, about.year, slot))
    const rows = await queryRows<{ claimed: number }>(
      tx,
      sql`insert into authorship (slot, once, tie)
        values (decode(${toHex(privacy.slot(secret, slot))}, 'hex'), decode(${once}, 'hex'),
          decode(${toHex(privacy.sealTie(secret, reviewId))}, 'hex'))
        on conflict do nothing returning 1 as claimed`,
    )
    if (rows.length === 0) continue
    if (rewrites) await addWithheld(keeping, [{ what: 'again', id: once, day: getDayAfter(now, rewrittenDays) }])
    return { slot, freed: standing.map(({ id }) => id) }
  }
}

/** Claims the next free slot of a series for a contribution that may be made any number of times. */
export async function claimSlot(tx: Database, author: Author, series: Series, contributionId: string): Promise<void> {
  const { privacy, secret } = author
  for (let free = await findFirstFree(tx, author, series); ; free += 1) {
    const rows = await queryRows<{ claimed: number }>(
      tx,
      sql`insert into authorship (slot, once, tie)
        values (decode(${toHex(privacy.slot(secret, free, series))}, 'hex'), decode(${toHex(privacy.noName())}, 'hex'),
          decode(${toHex(privacy.sealTie(secret, contributionId))}, 'hex'))
        on conflict do nothing returning 1 as claimed`,
    )
    if (rows.length > 0) return
  }
}

/**
 * A person's reviews of one company and kind from the years before `year`, as far back as a review can lie, in their first
 * `slots` slots.
 */
export async function listEarlierReviews(
  tx: Database,
  author: Author,
  { year, ...about }: Topic,
  slots: number,
): Promise<string[]> {
  const years = Array.from({ length: Math.max(0, year - firstYear) }, (_, index) => firstYear + index)
  const names = years.flatMap((one) => listOnceNames(author, { ...about, year: one }, slots))
  const standing = await readStanding({ db: tx, privacy: author.privacy }, author.secret, names)
  return standing.map(({ id }) => id)
}
/** No review is older than the site. */
const firstYear = 2024
