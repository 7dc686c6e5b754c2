import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { changeOwn, removeOwn } from '../../src/server/reviews/own/own.queries.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { createNoise, type Noise } from '../../src/server/statistics/noise.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/server.ts'
import { type Attack, type Outcome, tallyRight } from './attack.ts'
import { type Known, learnedScore, numbersIn } from './learning.ts'
import { silence } from './likelihood.ts'
import { type Contribution, type ReleaseGame, releaseGames } from './release-games.ts'

/** Rounds the attacker plays against companies of their own, whose target they know, before the first guess. */
const practice = 10
/** How many of the attacker's accounts continue to change, delete and write again; the others only join. */
const mostActing = 3
/** The number of releases in which they do. */
const busyMonths = 4

type Account = { id: string; secret: Buffer }
/** One round: one company. */
type Round = {
  companyId: number
  isFirst: boolean
  acting: Account[]
  seen: Map<string, number>
  /** What the last release published, and whether any of it was new. */
  told: ReadonlyMap<string, number>
  moved: boolean
}
type Playing = { server: TestServer; game: ReleaseGame; own: number; rounds: Round[] }

/**
 * Returns the n-th month of the game, on the tenth, when people write; its release is on the first of the next month.
 */
const monthAt = (n: number, day = 10) => new Date(Date.UTC(2026, 9 + n, day, 9))

async function write({ server, game }: Playing, { companyId }: Round, account: Account, said: Contribution, now: Date) {
  const { db, services } = server
  const author = { secret: account.secret, companies: [companyId], writer: said.writer ?? null }
  const submission = { kind: game.kind, companyId, answers: said.answers }
  const sent = await submit({ db, privacy: services.privacy, now }, author, submission)
  if (!sent.ok) throw new Error(`${game.name}: a contribution was refused: ${JSON.stringify(sent.problems)}`)
}

const newAccount = ({ server }: Playing): Account => ({
  id: '00000000-0000-4000-8000-000000000000',
  secret: server.services.privacy.newSecret(),
})

/** Adds contributions of people who do nothing else, stored and sealed as a round of publication leaves them. */
async function join({ server, game }: Playing, joining: readonly { companyId: number; said: Contribution }[]) {
  // Bulk loading requires a database without these.
  await server.db.execute(sql`delete from review_groups`)
  await loadReviews(
    server.services,
    joining.map(({ companyId, said }) => ({ companyId, type: game.kind, month: '2026-10', ...said })),
  )
}

/**
 * Plays the first month: the attacker's accounts, strangers in place of those they do not have, and the target, if
 * there is one.
 */
async function open(playing: Playing) {
  const { game, own, rounds } = playing
  const acting = Math.min(mostActing, own)
  await join(
    playing,
    rounds.flatMap(({ companyId }) =>
      Array.from({ length: game.others - acting }, (_, n) => {
        const place = n + acting
        return { companyId, said: place < own ? game.own(place) : game.strangers[randomInt(2)]! }
      }),
    ),
  )
  for (const round of rounds) {
    round.acting = Array.from({ length: acting }, () => newAccount(playing))
    for (const [n, account] of round.acting.entries()) await write(playing, round, account, game.own(n), monthAt(0))
    const target = game.worlds[round.isFirst ? 0 : 1]
    if (target) await write(playing, round, newAccount(playing), target, monthAt(0))
  }
}

/**
 * Plays a further month: where something new was published, as many of the attacker's accounts join as cause another
 * look, with the answers that reveal most of what is published already; otherwise a few more. Meanwhile the first
 * acting account changes its answers and another deletes and writes again, which must neither cause a release nor
 * reveal anything a second time.
 */
async function goOn(playing: Playing, month: number) {
  const { server, game, rounds } = playing
  const { services } = server
  const now = monthAt(month)
  await join(
    playing,
    rounds.flatMap(({ companyId, told, moved }) => {
      const joining = moved ? game.more : Math.ceil(game.more / 6)
      const first = game.steer?.(told, joining)
      return Array.from({ length: joining }, (_, n) => ({
        companyId,
        said: first === undefined ? game.own(n) : game.strangers[n < first ? 0 : 1]!,
      }))
    }),
  )
  if (month > busyMonths) return
  for (const round of rounds) {
    const [changing, ...leaving] = round.acting
    const other = game.strangers[month % 2]!
    for (const [account, then] of [[changing, 'change'] as const, [leaving[month % 2], 'rewrite'] as const]) {
      if (!account) continue
      const ids = await readContributions(server.db, { privacy: services.privacy, secret: account.secret })
      const mine = { kind: game.kind, id: ids.at(-1)! }
      if (then === 'change') {
        const changed = await changeOwn(services, account, mine, () => other.answers)
        if (!changed.ok) throw new Error(`${game.name}: a change was refused: ${changed.because}`)
      } else {
        if (!(await removeOwn(services, account.secret, mine, now))) throw new Error(`${game.name}: nothing is deleted`)
        await write(playing, round, account, other, now)
      }
    }
  }
}

/** Releases what is due and reads the published numbers, as any visitor can. */
async function look({ server, game, rounds }: Playing, month: number) {
  const on = monthAt(month + 1, 1)
  await server.purge(on)
  await server.release(on)
  for (const round of rounds) {
    const { json } = await server.call('GET', game.path(round.companyId))
    const told = new Map(numbersIn(json.data, game.path(round.companyId).split('/').at(-1)!))
    round.moved = JSON.stringify([...told]) !== JSON.stringify([...round.told])
    round.told = told
    for (const [name, n] of told) {
      round.seen.set(`${month} ${name}`, n)
      round.seen.set(`all ${name}`, (round.seen.get(`all ${name}`) ?? 0) + n)
    }
    round.seen.set(`${month} told`, told.size)
  }
}

type Terms = { game: ReleaseGame; own: number; months: number; guesses: number; isUndefended?: boolean }
/** The largest number of releases an attacker waits for. */
const maxReleases = 24

/**
 * Plays all rounds of a game in parallel, month by month, then guesses each with what the rounds before it have taught.
 */
async function play(server: TestServer, { game, own, months, guesses, isUndefended = false }: Terms): Promise<Outcome> {
  await server.empty()
  await server.db.execute(sql`insert into companies (id, name_en, name_ar)
    select n, 'Rimal ' || n, 'رمال' from generate_series(1, ${practice + guesses}::int) as n`)
  const rounds = Array.from({ length: practice + guesses }, (_, n): Round => {
    const isFirst = n < practice ? n % 2 === 0 : randomInt(2) === 0
    return { companyId: n + 1, isFirst, acting: [], seen: new Map(), told: new Map(), moved: false }
  })
  const playing = { server, game, own, rounds }
  for (let month = 0; month < months; month += 1) {
    await (month === 0 ? open(playing) : goOn(playing, month))
    await look(playing, month)
  }
  if (!rounds.some(({ told }) => told.size > 0)) throw new Error(`${game.name}: nothing was told to attack`)
  const known: Known[] = rounds.slice(0, practice)
  const right: boolean[] = []
  for (const round of rounds.slice(practice)) {
    const score = learnedScore(known, round.seen)
    right.push((score === 0 ? randomInt(2) === 0 : score > 0) === round.isFirst)
    // The truth is revealed after each guess, so that the next one improves.
    known.push(round)
  }
  const how = isUndefended ? ', without noise' : ''
  return {
    name: `releases, ${game.name}: ${own} of ${game.others} others, ${months} months${how}`,
    ...tallyRight(right),
    ...{ chance: 0.5, epsilon: game.epsilon, isUndefended },
  }
}

/** Plays on a server of its own with this noise. */
async function withNoise(noise: Noise, all: readonly Terms[]): Promise<Outcome[]> {
  const server = await startTestServer({ noise, clock: () => monthAt(0) })
  try {
    const outcomes: Outcome[] = []
    for (const terms of all) outcomes.push(await play(server, terms))
    return outcomes
  } finally {
    await server.close()
  }
}

/**
 * The game of `likelihood` through a whole release: contributions are accepted, sealed, stored, settled, counted,
 * published with noise and read from the public API, month after month. The attacker has none, one, half or all but one
 * of the accounts, and chooses each month by what the last one published. `rounds` are releases: with few of them only
 * the number that reveals least is attacked, for which few guesses are enough.
 */
export const releases: Attack = {
  name: 'releases',
  rounds: { test: 2, whole: maxReleases },
  play: async (months) => {
    const isWhole = months === maxReleases
    const games = isWhole ? releaseGames : releaseGames.slice(0, 1)
    const terms = (game: ReleaseGame, own: number, releases: number): Terms => ({
      ...{ game, own, months: releases, guesses: isWhole ? game.guesses : 30 },
    })
    const defended = games.flatMap((game) => [
      ...(isWhole ? [0, 1, Math.floor(game.others / 2)].map((own) => terms(game, own, 2)) : []),
      terms(game, game.others, Math.min(months, game.releases)),
    ])
    const undefended = games.map((game) => ({ ...terms(game, game.others, 1), isUndefended: true }))
    return [...(await withNoise(createNoise(), defended)), ...(await withNoise(silence, undefended))]
  },
}
