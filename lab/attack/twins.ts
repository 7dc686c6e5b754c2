import { createHash, randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { table as limitTable, type Rule } from '../../src/server/limits/table.ts'
import { createNoise } from '../../src/server/statistics/noise.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/server.ts'
import { type Attack, type Outcome, tallyRight } from './attack.ts'
import { copyDatabase } from './database-copy.ts'
import { type Known, learnedScore } from './learning.ts'
import { type Diary, kinds, live, now, type Person, takeDefencesAway } from './twin-lives.ts'

const practice = 8
/** The smallest number of guesses that detects an attacker who is always right. */
const fewest = 18
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/**
 * Returns a value in a form that can be compared with another copy: names and seals are random, but their length is
 * not.
 */
const shapeOf = (value: string | null) =>
  value === null ? 'null' : value.startsWith('\\x') ? `${value.length} hex` : value.replace(uuid, 'id').slice(0, 200)

/**
 * Returns everything by which a row of a copy can be recognised: its values, their lengths, its place and the
 * transaction that wrote it.
 */
function seenOfWorld({ steps }: Diary): Map<string, number> {
  const seen = new Map<string, number>()
  const add = (name: string, n: number) => seen.set(name, (seen.get(name) ?? 0) + n)
  for (const { name: step, copy } of steps.slice(1)) {
    const oldest = Math.min(...[...copy.values()].flat().map(({ transaction }) => transaction))
    for (const [table, rows] of copy)
      for (const { values, place, transaction } of rows) {
        add(`${step} ${table}: rows`, 1)
        add(`${step} ${table}: transactions`, transaction - oldest)
        for (const [column, value] of Object.entries(values)) {
          add(`${step} ${table}.${column} is ${shapeOf(value)}`, 1)
          add(`${step} ${table}.${column} is ${shapeOf(value)}: place`, place)
          add(`${step} ${table}: length`, value?.length ?? 0)
        }
      }
  }
  return seen
}

/** Returns the names that rows of limits would have for a person, were they plain hashes of their subject. */
const plainNames = (id: string) =>
  Object.entries(limitTable as Record<string, readonly Rule[]>).flatMap(([name, rules]) =>
    rules.flatMap(({ by, per }) =>
      ['', ...kinds].map((kind) => {
        const what = [name, String(per), ...by.flatMap((part) => [part, { account: id, kind }[part as string] ?? ''])]
        return createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 32)
      }),
    ),
  )

/** Returns the changes to rows that name the first of two people, minus those of the other. */
function seenOfPeople({ steps }: Diary, people: readonly Person[]): Map<string, number> {
  const seen = new Map<string, number>()
  const add = (name: string, n: number) => seen.set(name, (seen.get(name) ?? 0) + n)
  const before = new Map(steps[0]!.copy)
  for (const { name: step, copy } of steps.slice(1)) {
    for (const [at, { id }] of people.entries()) {
      const sign = at === 0 ? 1 : -1
      const names = new Set([id, ...plainNames(id)])
      for (const [table, rows] of copy) {
        const said = ({ values }: { values: object }) => JSON.stringify(Object.entries(values))
        const was = new Set((before.get(table) ?? []).map(said))
        for (const row of rows) {
          if (![...names].some((one) => said(row).includes(one))) continue
          add(`${step} ${table}: rows`, sign)
          add(`${step} ${table}: changed`, was.has(said(row)) ? 0 : sign)
          add(`${step} ${table}: transaction`, sign * row.transaction)
          add(`${step} ${table}: place`, sign * row.place)
          for (const [column, value] of Object.entries(row.values))
            add(`${step} ${table}.${column}: length`, sign * (value?.length ?? 0))
        }
      }
    }
    for (const [table, rows] of copy) before.set(table, rows)
  }
  return seen
}

async function play(server: TestServer, guesses: number, isUndefended: boolean): Promise<Outcome[]> {
  await server.empty()
  const lists = new Set([...(await copyDatabase(server))].flatMap(([table, rows]) => (rows.length > 0 ? [table] : [])))
  await server.db.execute(sql`insert into companies (id, name_en, name_ar) values (1, 'Rimal', 'رمال')`)
  const people: Person[] = []
  for (const email of ['sara@example.com', 'noor@example.com']) {
    const token = await server.signUp(email)
    people.push({ ...(await server.personAt(email)), token })
  }
  await server.mailbox.letters()
  if (isUndefended) takeDefencesAway(server)
  const playing = { server, people, lists, isShort: guesses <= fewest }
  const worlds: Known[] = []
  const actors: Known[] = []
  const right = { world: [] as boolean[], actor: [] as boolean[] }
  for (let round = 0; round < practice + guesses; round += 1) {
    const isPractice = round < practice
    const diary = await live(playing, {
      isFirst: isPractice ? round % 2 === 0 : randomInt(2) === 0,
      actor: (isPractice ? (round >> 1) % 2 : randomInt(2)) as 0 | 1,
    })
    const [ofWorld, ofActor] = [
      { seen: seenOfWorld(diary), isFirst: diary.isFirst },
      { seen: seenOfPeople(diary, people), isFirst: diary.actor === 0 },
    ]
    if (!isPractice) {
      right.world.push(isRight(worlds, ofWorld))
      right.actor.push(isRight(actors, ofActor))
    }
    worlds.push(ofWorld)
    actors.push(ofActor)
  }
  const how = isUndefended ? ' (seals as long as what they hold, plain names)' : ''
  const outcome = (what: string, guessed: readonly boolean[]): Outcome => ({
    ...{ name: `twins, copies after each step: ${what}${how}`, ...tallyRight(guessed), chance: 0.5, isUndefended },
  })
  return [outcome('which of two things a person said', right.world), outcome('who of two wrote it', right.actor)]
}

function isRight(known: readonly Known[], { seen, isFirst }: Known): boolean {
  const score = learnedScore(known, seen)
  return (score === 0 ? randomInt(2) === 0 : score > 0) === isFirst
}

/**
 * The attacker has copies of a database around each action of a person: what did they say, and which of two people was
 * it? Beforehand the attacker has played the same with a database of their own, and learned what differs: every value,
 * its length, the place of its row and the transaction that wrote it.
 */
export const twins: Attack = {
  name: 'twins',
  rounds: { test: fewest, whole: 100 },
  play: async (guesses) => {
    const outcomes: Outcome[] = []
    for (const isUndefended of [false, true]) {
      const server = await startTestServer({ noise: createNoise(), clock: () => now, env: { PUBLISH_ROUNDS: 'day' } })
      try {
        outcomes.push(...(await play(server, isUndefended ? fewest : guesses, isUndefended)))
      } finally {
        await server.close()
      }
    }
    return outcomes
  },
}
