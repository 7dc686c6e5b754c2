import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import { matchAny, toHex } from '../platform/db/hex.ts'
import type { Privacy, Secret, Series } from '../platform/privacy/privacy.ts'
import { type Dependencies, listWithheldAmong } from './withheld.queries.ts'

/**
 * The author of contributions, under names only the running server can compute. No row of an account may be written in
 * a transaction that writes here: both rows would carry one transaction id.
 */
export type Author = { privacy: Privacy; secret: Secret }

const allSeries: readonly Series[] = ['review', 'question', 'answer']

/** The number of slots looked up first; each further lookup doubles it. */
const firstProbe = 8

/** Returns which of these names, as hex, are taken, and what is under each: a contribution's id, sealed, or noise. */
async function readTaken(db: Database, slots: readonly Uint8Array[]): Promise<Map<string, string>> {
  const rows = await queryRows<{ slot: string; tie: string }>(
    db,
    sql`select encode(slot, 'hex') as slot, encode(tie, 'hex') as tie from authorship
      where ${matchAny(sql`slot`, slots.map(toHex))}`,
  )
  return new Map(rows.map(({ slot, tie }) => [slot, tie]))
}
/**
 * Returns a person's slots of a series from the first to the first free one, with what each stands for (undefined:
 * purged).
 */
export async function readSlots(
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

/** The number of slots looked up at once in the search for the first free one. */
const looks = 16
/** The slot numbers of the first lookup: 0, 1, 2, 4, 8 and so on. */
const doubling = [0, ...Array.from({ length: looks - 1 }, (_, power) => 2 ** power)]

/**
 * Finds the first free slot of a series. A person's slots have no gaps, so it is between one that is taken and one
 * that is not: a few dozen names find it among any number, where `readSlots` computes and opens all of them.
 */
export async function findFirstFree(db: Database, author: Author, series: Series = 'review'): Promise<number> {
  const { privacy, secret } = author
  const countTaken = async (numbers: readonly number[]) => {
    const slots = numbers.map((n) => toHex(privacy.slot(secret, n, series)))
    const [row] = await queryRows<{ taken: number }>(
      db,
      sql`select count(*)::int as taken from authorship where ${matchAny(sql`slot`, slots)}`,
    )
    return row!.taken
  }
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

/** Returns the ids of a person's reviews, questions or answers, oldest first, without those deleted since. */
export async function readContributions(db: Database, author: Author, series: Series = 'review'): Promise<string[]> {
  const ids = (await readSlots(db, author, series)).ids.filter((id) => id !== undefined)
  const gone = await listWithheldAmong({ db, privacy: author.privacy }, series, ids)
  return ids.filter((id) => !gone.has(id))
}

/** Finds the slot under which a person made a contribution of a series; undefined when they did not. */
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
 * Unties purged contributions: noise replaces the tie, and the once-a-year name is free again. The slots stay taken,
 * since a person's slots have no gaps.
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
      where ${matchAny(sql`slot`, slots)}`,
  )
}

/**
 * Returns the slots of a person, in hex: all that ties them to what they wrote, with or without what they have deleted.
 */
export async function listAllSlots(
  db: Database,
  author: Author,
  { withheld }: { withheld: boolean },
): Promise<string[]> {
  const { privacy, secret } = author
  const slots: string[] = []
  for (const series of allSeries) {
    const { ids } = await readSlots(db, author, series)
    const written = ids.filter((id) => id !== undefined)
    const without = withheld ? new Set<string>() : await listWithheldAmong({ db, privacy }, series, written)
    for (const [n, id] of ids.entries())
      if (id === undefined || !without.has(id)) slots.push(toHex(privacy.slot(secret, n, series)))
  }
  return slots
}

/** Returns the first free slot of each series of a person, in hex: what they store next stands under one of these. */
export async function listNextSlots(db: Database, author: Author): Promise<string[]> {
  const slots: string[] = []
  for (const one of allSeries)
    slots.push(toHex(author.privacy.slot(author.secret, await findFirstFree(db, author, one), one)))
  return slots
}

/**
 * Takes these slots in the transaction that deletes the account. A contribution that is stored at this moment has its
 * slot first, or waits here and finds the account gone. False when a slot is taken: there is more than was listed.
 */
export async function closeSlots({ db: tx, privacy }: Dependencies, slots: readonly string[]): Promise<boolean> {
  for (const slot of slots) {
    const rows = await queryRows(
      tx,
      sql`insert into authorship (slot, once, tie)
        values (decode(${slot}, 'hex'), decode(${toHex(privacy.noName())}, 'hex'), decode(${toHex(privacy.noTie())}, 'hex'))
        on conflict do nothing returning 1`,
    )
    if (rows.length === 0) return false
  }
  return true
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
