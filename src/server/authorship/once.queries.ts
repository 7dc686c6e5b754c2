import { type SQL, sql } from 'drizzle-orm'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { matchAny, matchFew, toHex } from '../platform/db/hex.ts'
import { getDayAfter } from '../platform/months.ts'
import { nameLength } from '../platform/privacy/derive.ts'
import type { Withheld } from '../platform/withheld.ts'
import { type Author, findFirstFree, readSlots } from './authorship.queries.ts'
import { type Dependencies, listWithheldAmong } from './withheld.queries.ts'

/**
 * What a person may do once a year. `companies` are the ids of one company: its own, then those of companies that have
 * become it, under which the same thing has another name.
 */
export type Topic = { companies: readonly number[]; kind: ReviewKind; year: number }

/**
 * Returns the names, in hex, of what may be done once a year: one for each of the first `slots` slots a person may have
 * done it in, so that what is deleted and done again gets a name it never had.
 */
export const listOnceNames = ({ privacy, secret }: Author, { companies, kind, year }: Topic, slots: number): string[] =>
  companies.flatMap((id) => Array.from({ length: slots }, (_, n) => toHex(privacy.once(secret, id, kind, year, n))))

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

/** Returns the reviews behind ties, each by its once-a-year name in hex, and whether their author has deleted them. */
async function openStanding(
  { db, privacy, secret }: Dependencies & Author,
  ties: Iterable<readonly [once: string, tie: Uint8Array]>,
): Promise<Standing[]> {
  const found = [...ties].flatMap(([once, tie]) => {
    const id = privacy.openTie(secret, tie)
    return id === undefined ? [] : [{ once, id }]
  })
  const gone = await listWithheldAmong(
    { db, privacy },
    'review',
    found.map(({ id }) => id),
  )
  return found.map((one) => ({ ...one, isDeleted: gone.has(one.id) }))
}

/** Returns the reviews that stand under these names, and whether their author has deleted them. */
async function readStanding(db: Database, author: Author, names: readonly string[]): Promise<Standing[]> {
  const rows = await queryRows<{ once: string; tie: string }>(
    db,
    sql`select encode(once, 'hex') as once, encode(tie, 'hex') as tie from authorship where ${matchAny(sql`once`, names)}`,
  )
  return openStanding(
    { db, ...author },
    rows.map(({ once, tie }) => [once, Buffer.from(tie, 'hex')]),
  )
}

/** The number of slots whose once-a-year names are looked up before it is known how many are taken. */
const foreseenSlots = 2

/** The names a claim is judged by, in hex: slots, and once-a-year names of this year and of earlier ones. */
export type ClaimNames = { slots: string[]; ofThisYear: string[]; before: string[] }

/** Computes the names for the first slots of an author; `foreseenSlots` are enough for most. */
export function computeClaimNames(author: Author, about: Topic, slots = foreseenSlots): ClaimNames {
  return {
    slots: Array.from({ length: slots + 1 }, (_, n) => toHex(author.privacy.slot(author.secret, n))),
    ofThisYear: listOnceNames(author, about, slots),
    before: listYearsBefore(about).flatMap((one) => listOnceNames(author, one, slots)),
  }
}

/**
 * What is known of a claim, in hex: how many of the slots are taken, names with their ties, and what is sealed under
 * the names of this year.
 */
export type ClaimFound = { taken: number; ties: string[]; rewriting: string[] }

/**
 * Builds the columns that a claim is judged by, as part of a larger query: how many of these slots are taken, what
 * stands under the names of this year and earlier ones, and whether one of this year's was deleted lately, or written
 * again after that.
 */
export function selectClaim({ privacy }: Pick<Author, 'privacy'>, { slots, ofThisYear, before }: ClaimNames): SQL {
  const rewriting = (['deleted', 'again'] as const).flatMap((what) =>
    ofThisYear.map((once) => toHex(privacy.withheldName(what, once))),
  )
  return sql`(select count(*)::int from authorship where ${matchFew(sql`slot`, slots)}) as taken,
    array(select encode(once || tie, 'hex') from authorship
      where ${matchFew(sql`once`, [...ofThisYear, ...before])} order by 1) as ties,
    array(select encode(sealed, 'hex') from withheld where ${matchFew(sql`name`, rewriting)} order by 1) as rewriting`
}

/**
 * What a claim will take: a slot and its once-a-year name, the reviews that the claimed one replaces, of this year and
 * earlier ones, and whether one of this year's was deleted lately.
 */
export type Claim = { slot: Uint8Array; once: Uint8Array; replaces: string[]; wasDeleted: boolean }

/**
 * Judges what a person wants to do once a year by what is found under these names. Returns `already` when this year's
 * review exists; one that was deleted and waits to be purged makes room. Returns `lately` when that has happened within
 * the month: numbers are not to change as often as an author writes and deletes.
 */
export async function judgeClaim(
  db: Database,
  author: Author,
  { companies, kind, year }: Topic,
  { names, found, now }: { names: ClaimNames; found: ClaimFound; now: Date },
): Promise<Claim | 'already' | 'lately'> {
  const { privacy, secret } = author
  const standing = await openStanding({ db, ...author }, found.ties.map(splitTie))
  const ofThisYear = new Set(names.ofThisYear)
  if (standing.some(({ once, isDeleted }) => ofThisYear.has(once) && !isDeleted)) return 'already'
  const lasting = found.rewriting
    .map((sealed) => privacy.openWithheld(Buffer.from(sealed, 'hex')) as Withheld)
    .filter(({ day }) => day >= getDayAfter(now, 0))
  const wasDeleted = lasting.some(({ what }) => what === 'deleted')
  if (wasDeleted && lasting.some(({ what }) => what === 'again')) return 'lately'
  const slot = found.taken
  return {
    slot: privacy.slot(secret, slot),
    once: privacy.once(secret, companies[0]!, kind, year, slot),
    replaces: standing.map(({ id }) => id),
    wasDeleted,
  }
}

/** Computes the names for all slots up to the first free one, and further ones, so that few numbers of names occur. */
export async function computeAllClaimNames(db: Database, author: Author, about: Topic): Promise<ClaimNames> {
  const free = await findFirstFree(db, author)
  return computeClaimNames(author, about, 2 ** Math.ceil(Math.log2(free + 1)))
}

/** Splits a name from the tie that is stored under it. */
function splitTie(nameAndTie: string): readonly [string, Uint8Array] {
  const bytes = Buffer.from(nameAndTie, 'hex')
  return [toHex(bytes.subarray(0, nameLength)), bytes.subarray(nameLength)]
}

/**
 * Builds the insert that claims a slot and the once-a-year name, as part of a larger statement, where `condition`
 * holds. It waits for another claim of the person, and returns no row when that has got the slot.
 */
export function insertClaim({ privacy, secret }: Author, { slot, once }: Claim, id: string, condition: SQL): SQL {
  const [name, onceName, tie] = [slot, once, privacy.sealTie(secret, id)].map(toHex)
  return sql`insert into authorship (slot, once, tie)
    select decode(${name}, 'hex'), decode(${onceName}, 'hex'), decode(${tie}, 'hex') where ${condition}
    on conflict do nothing returning 1`
}

/** Lists what keeps a review that was deleted and written again from being deleted and written once more. */
export const listRewriting = ({ once, wasDeleted }: Claim, now: Date): Withheld[] =>
  wasDeleted ? [{ what: 'again', id: toHex(once), day: getDayAfter(now, rewrittenDays) }] : []

/** Lists the years before this one, as far back as a review can lie. */
const listYearsBefore = ({ year, ...about }: Topic): Topic[] =>
  Array.from({ length: Math.max(0, year - firstYear) }, (_, index) => ({ ...about, year: firstYear + index }))
/** The first year of reviews: none is older than the site. */
const firstYear = 2024
