import { randomInt } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import { matchAny, toHex } from '../platform/db/hex.ts'
import type { Series } from '../platform/privacy/privacy.ts'
import type { Author } from './authorship.queries.ts'
import type { Dependencies } from './withheld.queries.ts'

/** A contribution that readers see until its round removes it: its author deleted it, or wrote a newer one. */
export type Removal = { what: 'removal'; of: Series; id: string; companyId: number }
/** What a person found of a review, by their mark in hex; null takes it back. `id` is the mark, `review` the review. */
export type Vote = {
  what: 'vote'
  id: string
  review: string
  companyId: number
  reaction: 'helpful' | 'unhelpful' | null
}
/** A round that one account has taken (`id` is its mark), and a row that stands for nothing. */
type Placeholder = { what: 'turn' | 'nothing'; id: string }

/**
 * What one person has done to published contributions, and readers do not see before a later round of publication.
 * `from` is the first round that may show it.
 */
export type Act = (Removal | Vote | Placeholder) & { from: number }
type ActOf<Name extends Act['what']> = Extract<Act, { what: Name }>

/**
 * The number of rounds over which the parts of one account are spread: those of a person who leaves, votes, and a
 * review that a newer one replaces. A month, where there are two rounds a day.
 */
export const spreadOver = 60
/** The rounds by which votes of young accounts come later: two weeks, where there are two rounds a day. */
export const lateBy = 28
/**
 * Rows of one person are filled up to a multiple of this number, so that they do not reveal how much the person wrote.
 */
const together = 16
/** The rounds that are tried at once. */
const triedAtOnce = 8

/**
 * Returns the number of the last round of publication that has begun; null on a site without rounds, where everything
 * is shown at once.
 */
export async function readRoundNumber(db: Database): Promise<number | null> {
  const [row] = await queryRows<{ turn: number }>(
    db,
    sql`select split_part(period, ' ', 1)::int as turn from rounds where job = 'turn'`,
  )
  return row?.turn ?? null
}

/**
 * Begins the round of publication of a period of the clock and returns its number. Rounds are numbered as they take
 * place, so that what is meant for two of them stays apart when a server was down meanwhile. A round that begins again
 * keeps its number.
 */
export async function beginPublicationRound(db: Database, period: number): Promise<number> {
  const named = sql`${String(period)}::text`
  const [row] = await queryRows<{ turn: number }>(
    db,
    sql`insert into rounds (job, period) values ('turn', '1 ' || ${named})
      on conflict (job) do update set period = case when split_part(rounds.period, ' ', 2) = ${named} then rounds.period
        else (split_part(rounds.period, ' ', 1)::int + 1) || ' ' || ${named} end
      returning split_part(period, ' ', 1)::int as turn`,
  )
  return row!.turn
}

/** Every round names all acts again; what is stored while one begins has the names of the round before. */
const listNames = ({ privacy }: Pick<Dependencies, 'privacy'>, turn: number, what: Act['what'], id: string) =>
  [turn, turn - 1].map((one) => toHex(privacy.waitingName(`${one} ${what}`, id)))

const toRow = (using: Pick<Dependencies, 'privacy'>, turn: number, act: Act) => ({
  name: listNames(using, turn, act.what, act.id)[0]!,
  sealed: toHex(using.privacy.sealAct(act)),
})

const insertRows = (rows: readonly { name: string; sealed: string }[]): SQL =>
  sql`insert into acts (name, sealed)
    select decode(name, 'hex'), decode(sealed, 'hex')
      from unnest(${sql.param(rows.map(({ name }) => name))}::text[],
        ${sql.param(rows.map(({ sealed }) => sealed))}::text[]) as one (name, sealed) order by name
    on conflict do nothing`

/** Stores acts for their rounds; of two of one name the first stays. */
export async function addActs({ db: tx, privacy }: Dependencies, acts: readonly Act[]): Promise<void> {
  if (acts.length === 0) return
  const turn = (await readRoundNumber(tx)) ?? 0
  await tx.execute(insertRows(acts.map((act) => toRow({ privacy }, turn, act))))
}

/** Stores the acts of a person who leaves, filled up with rows for nothing. */
export async function addActsTogether(using: Dependencies, acts: readonly Act[]): Promise<void> {
  const turn = (await readRoundNumber(using.db)) ?? 0
  const nothing = Array.from(
    { length: (together - (acts.length % together)) % together },
    (): Act => ({ what: 'nothing', id: toHex(using.privacy.noName()), from: turn + randomInt(1, spreadOver + 1) }),
  )
  await addActs(using, [...acts, ...nothing])
}

const listRoundsAfter = (turn: number, length: number) => Array.from({ length }, (_, n) => turn + 1 + n)

function shuffle<Item>(items: Item[]): Item[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    ;[items[last], items[other]] = [items[other]!, items[last]!]
  }
  return items
}

/**
 * Takes a round of publication for one thing a person does, and returns its number: no other thing that readers see of
 * their account appears in it. `soon` takes the next that is free, `spread` any of the coming month, `late` any of the
 * month that begins in two weeks. Returns 0 on a site without rounds.
 */
export async function reserveRound(db: Database, author: Author, when: 'soon' | 'spread' | 'late'): Promise<number> {
  const turn = await readRoundNumber(db)
  if (turn === null) return 0
  const first = when === 'late' ? turn + lateBy : turn
  for (let after = first, length = when === 'soon' ? triedAtOnce : spreadOver; ; after += length) {
    const turns = listRoundsAfter(after, length)
    const rows = (when === 'soon' ? turns : shuffle(turns)).slice(0, triedAtOnce).map((from) => {
      const id = deriveRoundMark(author, from)
      return {
        from,
        before: listNames(author, turn, 'turn', id)[1]!,
        ...toRow(author, turn, { what: 'turn', id, from }),
      }
    })
    const taken = await listTaken(
      db,
      rows.flatMap(({ name, before }) => [name, before]),
    )
    for (const { from, before, ...row } of rows) {
      if (taken.has(row.name) || taken.has(before)) continue
      // Someone else who acts for this person at this moment may have taken it.
      const added = await queryRows(db, sql`${insertRows([row])} returning 1 as added`)
      if (added.length > 0) return from
    }
  }
}

/**
 * Chooses rounds at random for all that a person who leaves has written, each its own. Takes none: nobody comes after.
 */
export async function chooseRounds(db: Database, author: Author, parts: number): Promise<number[]> {
  const turn = await readRoundNumber(db)
  if (turn === null) return Array<number>(parts).fill(0)
  for (let length = spreadOver; ; length += spreadOver) {
    const turns = listRoundsAfter(turn, length)
    const names = turns.map((from) => listNames(author, turn, 'turn', deriveRoundMark(author, from)))
    const taken = await listTaken(db, names.flat())
    const free = turns.filter((_, at) => !names[at]!.some((name) => taken.has(name)))
    if (free.length >= parts) return shuffle(free).slice(0, parts)
  }
}

const deriveRoundMark = ({ privacy, secret }: Author, turn: number) => toHex(privacy.mark(secret, 'turn', turn))

async function listTaken(db: Database, names: readonly string[]): Promise<Set<string>> {
  const rows = await queryRows<{ name: string }>(
    db,
    sql`select encode(name, 'hex') as name from acts where ${matchAny(sql`name`, names)}`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** Returns what these marks, in hex, have found of reviews and no round has shown yet. */
export async function listVotesAmong(
  { db, privacy }: Dependencies,
  marks: readonly string[],
): Promise<Map<string, ActOf<'vote'>>> {
  const turn = (await readRoundNumber(db)) ?? 0
  const names = marks.flatMap((id) => listNames({ privacy }, turn, 'vote', id))
  const rows = await queryRows<{ sealed: Uint8Array }>(
    db,
    sql`select sealed from acts where ${matchAny(sql`name`, names)}`,
  )
  const votes = rows.map(({ sealed }) => privacy.openAct(sealed) as ActOf<'vote'>)
  return new Map(votes.map((vote) => [vote.id, vote]))
}

/** Stores a vote for its round in place of the one that waits. */
export async function storeVote(using: Dependencies, vote: ActOf<'vote'>): Promise<void> {
  const turn = (await readRoundNumber(using.db)) ?? 0
  await using.db.execute(sql`delete from acts where ${matchAny(sql`name`, listNames(using, turn, vote.what, vote.id))}`)
  await addActs(using, [vote])
}

/** An act and the name of its row, in hex. */
export type StoredAct = Act & { name: string }

/** Lists all acts, in the order of their names; in one query, since a round that begins meanwhile names them again. */
export async function listActs({ db, privacy }: Dependencies): Promise<StoredAct[]> {
  const rows = await queryRows<{ name: string; sealed: Uint8Array }>(
    db,
    sql`select encode(name, 'hex') as name, sealed from acts order by acts.name`,
  )
  return rows.map(({ name, sealed }) => ({ ...(privacy.openAct(sealed) as Act), name }))
}

/** Returns the ids of the contributions that a round is to remove. */
export async function listLeaving(using: Dependencies): Promise<Set<string>> {
  return new Set((await listActs(using)).flatMap(({ what, id }) => (what === 'removal' ? [id] : [])))
}

/** Takes these acts out of the stored ones, in the transaction that shows them; returns those that were still there. */
export async function deleteActs({ db: tx }: Dependencies, acts: readonly StoredAct[]): Promise<StoredAct[]> {
  const rows = await queryRows<{ name: string }>(
    tx,
    sql`delete from acts where ${matchAny(
      sql`name`,
      acts.map(({ name }) => name),
    )} returning encode(name, 'hex') as name`,
  )
  const there = new Set(rows.map(({ name }) => name))
  return acts.filter(({ name }) => there.has(name))
}

/**
 * Names and seals all acts again, and deletes dummy acts and acts of rounds that have begun. So a person with copies of
 * the database from before and after a round cannot match their rows.
 */
export function renewActs({ db, privacy }: Dependencies, turn: number): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table acts in exclusive mode`)
    const all = await listActs({ db: tx, privacy })
    await tx.execute(sql`delete from acts`)
    const left = all.filter(({ what, from }) => from > turn || what === 'removal' || what === 'vote')
    const rows = left.map(({ name: _, ...act }) => toRow({ privacy }, turn, act))
    if (rows.length > 0) await tx.execute(insertRows(rows))
  })
}
