import { type SQL, sql } from 'drizzle-orm'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { matchAny, toHex } from '../platform/db/hex.ts'
import { getDayAfter } from '../platform/months.ts'
import type { Withheld } from '../platform/withheld.ts'
import { type Author, findFirstFree, readSlots } from './authorship.queries.ts'
import { addWithheld, type Dependencies, listWithheldAmong, matchWithheld } from './withheld.queries.ts'

export type Topic = { companyId: number; kind: ReviewKind; year: number }

/**
 * Returns the names, in hex, of what may be done once a year: one for each of the first `slots` slots a person may have
 * done it in, so that what is deleted and done again gets a name it never had. The last name is the form without a
 * slot.
 */
export function listOnceNames({ privacy, secret }: Author, { companyId, kind, year }: Topic, slots: number): string[] {
  const names = Array.from({ length: slots }, (_, n) => privacy.once(secret, companyId, kind, year, n))
  return [...names, privacy.once(secret, companyId, kind, year)].map(toHex)
}

/** Returns the once-a-year name a review stands under, in hex; undefined when the review is not the author's. */
export async function deriveOnceName(
  db: Database,
  author: Author,
  about: Topic,
  id: string,
): Promise<string | undefined> {
  const { ids } = await readSlots(db, author)
  const names = listOnceNames(author, about, ids.length)
  const standing = await readStanding(db, author, names)
  return standing.find((one) => one.id === id)?.once
}

/**
 * Days for which a second deletion leaves no room: a deleted review can be replaced at once, that replacement only
 * after this.
 */
export const rewrittenDays = 30

type Standing = { once: string; id: string; isDeleted: boolean }

/** Returns the reviews behind rows of authorship, and whether their author has deleted them. */
async function openStanding(
  { db, privacy, secret }: Dependencies & Author,
  rows: readonly { once: string; kept: Uint8Array }[],
) {
  const found = rows.flatMap(({ once, kept }) => {
    const id = privacy.openTie(secret, kept)
    return id === undefined ? [] : [{ once, id }]
  })
  const gone = await listWithheldAmong(
    { db, privacy },
    'review',
    found.map(({ id }) => id),
  )
  return found.map((one): Standing => ({ ...one, isDeleted: gone.has(one.id) }))
}

const selectOnce = (names: readonly string[]): SQL =>
  sql`select encode(once, 'hex') as once, tie as kept from authorship where ${matchAny(sql`once`, names)}`

/** Returns the reviews that stand under these names, and whether their author has deleted them. */
const readStanding = async (db: Database, author: Author, names: readonly string[]): Promise<Standing[]> =>
  openStanding({ db, ...author }, await queryRows(db, selectOnce(names)))

/**
 * Returns the same for the names of this year and earlier ones, and whether one of this year's was deleted lately, or
 * written again after that: all in one query, since every review waits for it.
 */
async function readYears(
  db: Database,
  author: Author,
  { names, before, day }: { names: readonly string[]; before: readonly string[]; day: string },
) {
  const withheld = (['deleted', 'again'] as const).flatMap((what) => names.map((id) => ({ what, id })))
  const rows = await queryRows<{ once: string | null; kept: Uint8Array }>(
    db,
    sql`${selectOnce([...names, ...before])} union all select null, sealed from withheld where ${matchWithheld(author, withheld)}`,
  )
  const ofYears = rows.flatMap(({ once, kept }) => (once === null ? [] : [{ once, kept }]))
  const standing = await openStanding({ db, ...author }, ofYears)
  const lasting = rows
    .flatMap(({ once, kept }) => (once === null ? [author.privacy.openWithheld(kept) as Withheld] : []))
    .filter((one) => one.day >= day)
  const earlier = new Set(before)
  return {
    standing: standing.filter(({ once }) => !earlier.has(once)),
    earlier: standing.filter(({ once }) => earlier.has(once)),
    wasDeleted: lasting.some(({ what }) => what === 'deleted'),
    wasRewritten: lasting.some(({ what }) => what === 'again'),
  }
}

/**
 * The outcome of a claim: the ids of reviews that the claimed one replaces, of this year and earlier ones, or what
 * prevents it.
 */
export type Claim = { replaces: string[] } | 'already' | 'lately'

/**
 * Claims what a person may do once a year, and the next free slot, for the review `reviewId`. Returns `already`, and
 * writes nothing, when this year's review exists; one that was deleted and waits to be purged makes room. Returns
 * `lately`, likewise, when that has happened within the month: numbers are not to change as often as an author writes
 * and deletes. Of two concurrent claims of one person one gets the slot; the other waits for it, looks again and finds
 * what the first has claimed. `taken` is the answer to `countFirstTaken`.
 */
export async function claim(
  tx: Database,
  author: Author,
  about: Topic,
  { reviewId, taken, now }: { reviewId: string; taken: number; now: Date },
): Promise<Claim> {
  const { privacy, secret } = author
  for (let slot = await findFirstFree(tx, author, { known: taken }); ; slot += 1) {
    const names = listOnceNames(author, about, slot)
    const before = listYearsBefore(about).flatMap((one) => listOnceNames(author, one, slot))
    const found = await readYears(tx, author, { names, before, day: getDayAfter(now, 0) })
    if (found.standing.some(({ isDeleted }) => !isDeleted)) return 'already'
    if (found.wasDeleted && found.wasRewritten) return 'lately'
    const once = toHex(privacy.once(secret, about.companyId, about.kind, about.year, slot))
    const rows = await queryRows<{ claimed: number }>(
      tx,
      sql`insert into authorship (slot, once, tie)
        values (decode(${toHex(privacy.slot(secret, slot))}, 'hex'), decode(${once}, 'hex'),
          decode(${toHex(privacy.sealTie(secret, reviewId))}, 'hex'))
        on conflict do nothing returning 1 as claimed`,
    )
    if (rows.length === 0) continue
    if (found.wasDeleted)
      await addWithheld({ db: tx, privacy }, [{ what: 'again', id: once, day: getDayAfter(now, rewrittenDays) }])
    return { replaces: [...found.standing, ...found.earlier].map(({ id }) => id) }
  }
}

/** Lists the years before this one, as far back as a review can lie. */
const listYearsBefore = ({ year, ...about }: Topic): Topic[] =>
  Array.from({ length: Math.max(0, year - firstYear) }, (_, index) => ({ ...about, year: firstYear + index }))
/** The first year of reviews: none is older than the site. */
const firstYear = 2024
