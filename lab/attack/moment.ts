import { randomInt, randomUUID } from 'node:crypto'
import { sampleBody } from '../../tests/support/answers/sample-reviews.ts'
import { employ } from '../../tests/support/server/employer.ts'
import { startTestServer } from '../../tests/support/server/server.ts'
import { type Attack, type Outcome, tallyRight } from './attack.ts'
import { copyDatabase } from './database-copy.ts'
import { everythingSeen } from './readers.ts'

const hour = 3_600_000
/** The start of half a day; its round of publication takes place later than any of the writes. */
const begins = new Date('2026-11-02T00:00:00Z').getTime()

/** Whether a column holds a moment under a mask of the author key: a random number, short or long. */
const isMasked = (table: string, column: string) => table === 'limits' && column === 'ends'

/**
 * Returns what a copy of the database reveals in the clear: no keys, seals or random names, but the number of rows and
 * all their short values.
 */
async function inTheClear(server: Parameters<typeof copyDatabase>[0]): Promise<string> {
  const copy = await copyDatabase(server)
  const clear = [...copy].map(([table, rows]) => [
    table,
    rows
      .map(({ values }) =>
        Object.entries(values)
          .filter(([name, value]) => !isMasked(table, name) && value !== null && !/[0-9a-f-]{24,}|\$argon2/.test(value))
          .map(([name, value]) => `${name} ${value}`)
          .join(),
      )
      .sort(),
  ])
  return JSON.stringify(clear)
}

/**
 * Plays a person who writes two hours into half a day, or six. The attacker requests everything in between, afterwards
 * reads a copy of the database, and has one of each kind to compare it with. `rounds` '0' publishes at once: there the
 * attacker has to win.
 */
async function guesses(rounds: number, publishRounds: 'day' | '0'): Promise<{ seen: boolean[]; copied: boolean[] }> {
  let now = begins
  const server = await startTestServer({ clock: () => new Date(now), env: { PUBLISH_ROUNDS: publishRounds } })
  await server.empty()
  await server.db.execute(`insert into companies (id, name_en, name_ar, is_approved) values (1, 'Rimal', 'رمال', true)`)
  const employer = await employ(server, 'hr@example.com', 1)
  const token = await server.signUp('sara@example.com')
  await server.mailbox.letters()
  const play = async (early: boolean) => {
    now = begins
    await server.db.execute(`truncate reviews, review_groups, waiting, authorship, contributor_marks, idempotency, limits,
      tallies, national_tallies, company_versions, visits cascade`)
    const write = async () => {
      for (const kind of ['salary', 'interview'] as const) {
        const headers = { 'Idempotency-Key': randomUUID() }
        const sent = await server.call('POST', `/${kind}/review`, { token, body: sampleBody(kind, 1), headers })
        if (sent.status !== 200) throw new Error(`a ${kind} was refused: ${sent.text}`)
      }
    }
    const before = await everythingSeen(server, 1, employer)
    now = begins + 2 * hour
    if (early) await write()
    now = begins + 4 * hour
    const after = await everythingSeen(server, 1, employer)
    const moved = [...after].some(([path, answer]) => before.get(path) !== answer)
    now = begins + 6 * hour
    if (!early) await write()
    now = begins + 7 * hour
    return { moved, clear: await inTheClear(server) }
  }
  try {
    const [likeEarly, likeLate] = [await play(true), await play(false)]
    const [seen, copied]: [boolean[], boolean[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      const early = randomInt(2) === 1
      const { moved, clear } = await play(early)
      // Guesses by what differs between the two cases; where nothing does, by a coin.
      const guess = (isLikeEarly: boolean, isTold: boolean) => (isTold ? isLikeEarly : randomInt(2) === 1) === early
      seen.push(guess(moved === likeEarly.moved, likeEarly.moved !== likeLate.moved))
      copied.push(guess(clear === likeEarly.clear, likeEarly.clear !== likeLate.clear))
    }
    return { seen, copied }
  } finally {
    await server.close()
  }
}

/** At what time between two rounds of publication a person wrote. */
export const moment: Attack = {
  name: 'moment',
  rounds: { test: 18, whole: 120 },
  play: async (rounds): Promise<Outcome[]> => {
    const { seen, copied } = await guesses(rounds, 'day')
    const atOnce = await guesses(rounds, '0')
    return [
      { name: 'when a person wrote, from everything public', ...tallyRight(seen), chance: 0.5 },
      { name: 'when a person wrote, from a copy of the database', ...tallyRight(copied), chance: 0.5 },
      {
        name: 'when a person wrote, if it is published at once',
        ...{ ...tallyRight(atOnce.seen), chance: 0.5, isUndefended: true },
      },
    ]
  },
}
