import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { listRemovals } from '../../src/server/app/leaving/leave.ts'
import { removeNow } from '../../src/server/app/publication/apply-acts.ts'
import { addActsTogether, spreadOver } from '../../src/server/authorship/acts.queries.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { removeOwn } from '../../src/server/reviews/own/own.queries.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { sampleAnswers } from '../../tests/support/answers/sample-reviews.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/server.ts'
import { type Attack, type Outcome, tallyRight } from './attack.ts'

/** A server with rounds of publication and 40 companies, whose clock the game sets. */
export async function openSite() {
  const clock = { now: new Date('2026-10-10T09:00:00Z') }
  const server = await startTestServer({ clock: () => clock.now, env: { PUBLISH_ROUNDS: 'day' } })
  const reset = async () => {
    await server.empty()
    await server.db.execute(sql`insert into companies (id, name_en, name_ar)
      select n, 'Rimal ' || n, 'رمال' from generate_series(1, 40) as n`)
    await server.round()
  }
  await reset()
  const { privacy } = server.services
  /** Writes a company review as the person with this secret. */
  const write = async (secret: Buffer, companyId: number) => {
    const author = { secret, companies: [companyId] }
    const submission = { kind: 'company' as const, companyId, answers: sampleAnswers('company') }
    const { ok } = await submit({ db: server.db, privacy, now: clock.now }, author, submission)
    if (!ok) throw new Error('a review was refused')
  }
  return { server, clock, reset, write, newSecret: () => privacy.newSecret() }
}

/** Returns the ids of everything that readers see. */
export async function readAll({ db }: TestServer): Promise<Set<string>> {
  const rows = await queryRows<{ id: string }>(db, sql`select id from reviews where state = 'published'`)
  return new Set(rows.map(({ id }) => id))
}

const leavers = 8
const parts = 3

/**
 * Eight people leave on one day, each with a review of three companies. The attacker reads all lists after every round,
 * and guesses for each text another one of the same person: one that vanished with it, or, where nothing did, any.
 */
async function linkLeavers(games: number, when: 'rounds' | 'now'): Promise<Outcome> {
  const { server, clock, reset, write, newSecret } = await openSite()
  const { db, services } = server
  const guesses: boolean[] = []
  let chances = 0
  try {
    for (let game = 0; game < games; game += 1) {
      await reset()
      const people = Array.from({ length: leavers }, newSecret)
      for (const [n, secret] of people.entries())
        for (let part = 0; part < parts; part += 1) await write(secret, 1 + n * parts + part)
      await server.publish()
      const owners = new Map<string, number>()
      const vanished = new Map<string, number>()
      let before = await readAll(server)
      const look = async (moment: number) => {
        const after = await readAll(server)
        for (const id of before) if (!after.has(id)) vanished.set(id, moment)
        before = after
      }
      for (const [n, secret] of people.entries()) {
        const ids = await readContributions(db, { privacy: services.privacy, secret })
        for (const id of ids) owners.set(id, n)
        const rows = await queryRows<{ id: string; company_id: number }>(
          db,
          sql`select id, company_id from reviews where id = any(${sql.param(ids)}::uuid[])`,
        )
        const written = rows.map(({ id, company_id: companyId }) => ({
          ...{ what: 'review' as const, id, companyId, slot: '', day: '2026-10-10' },
        }))
        const acts = await listRemovals(services, { id: '', secret, vault: null }, written, when)
        await addActsTogether(services, acts)
        if (when === 'now') await removeNow(services, acts)
        await look(-1 - n)
      }
      for (let round = 0; round < spreadOver + 8; round += 1) {
        await server.round()
        await look(round)
      }
      for (const [id, moment] of vanished) {
        const others = [...vanished].filter(([other]) => other !== id)
        const together = others.filter(([, at]) => at === moment)
        // Of one account nothing vanishes in one round: the attacker knows that as well.
        const among = when === 'now' && together.length > 0 ? together : others.filter(([, at]) => at !== moment)
        const [guess] = among[randomInt(among.length)]!
        guesses.push(owners.get(guess) === owners.get(id))
        chances += (parts - 1) / others.filter(([, at]) => at !== moment).length
      }
      clock.now = new Date(clock.now.getTime() + 86_400_000)
    }
  } finally {
    await server.close()
  }
  const isUndefended = when === 'now'
  const chance = chances / guesses.length
  const name = `which texts are of one person who left${isUndefended ? ', if they vanish at once' : ''}`
  return { name, ...tallyRight(guesses), chance, ...(isUndefended && { isUndefended }) }
}

/** Somebody deletes a review early or late between two rounds; the attacker reads everything in between. */
async function timeDeletions(rounds: number, when: 'rounds' | 'now'): Promise<Outcome> {
  const { server, clock, write, newSecret } = await openSite()
  const { db, services } = server
  const guesses: boolean[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      const secret = newSecret()
      await write(secret, 1 + (round % 40))
      await server.publish()
      const [id] = await readContributions(db, { privacy: services.privacy, secret })
      const remove = () => removeOwn(services, secret, { kind: 'company', id: id!, when }, clock.now)
      const early = randomInt(2) === 1
      if (early) await remove()
      const isGone = !(await readAll(server)).has(id!)
      if (!early) await remove()
      const isGoneLater = !(await readAll(server)).has(id!)
      await server.round()
      guesses.push((isGone || isGoneLater ? isGone : randomInt(2) === 1) === early)
    }
  } finally {
    await server.close()
  }
  const isUndefended = when === 'now'
  const name = `when a person deleted a review${isUndefended ? ', if it vanishes at once' : ''}`
  return { name, ...tallyRight(guesses), chance: 0.5, ...(isUndefended && { isUndefended }) }
}

export const vanishing: Attack = {
  name: 'vanishing',
  rounds: { test: 24, whole: 240 },
  play: async (rounds) => {
    const games = Math.ceil(rounds / (leavers * parts))
    return [
      await linkLeavers(games, 'rounds'),
      await linkLeavers(1, 'now'),
      await timeDeletions(rounds, 'rounds'),
      await timeDeletions(24, 'now'),
    ]
  },
}

const returning = 20

/**
 * Twenty people review a company again after a year, one in each round, and nobody else writes. The attacker reads after
 * every round and guesses for each text that vanishes which one took its place: one that appeared in this round or, where
 * none did, any that appeared in a month before.
 */
async function linkReplaced(games: number, isDefended: boolean): Promise<Outcome> {
  const { server, clock, reset, write, newSecret } = await openSite()
  const { services } = server
  const guesses: boolean[] = []
  let chances = 0
  try {
    for (let game = 0; game < games; game += 1) {
      await reset()
      const people = Array.from({ length: returning }, newSecret)
      clock.now = new Date('2025-10-10T09:00:00Z')
      for (const secret of people) await write(secret, 1)
      await server.publish()
      clock.now = new Date('2026-10-10T09:00:00Z')
      const owners = new Map<string, number>()
      const appeared = new Map<string, number>()
      let before = await readAll(server)
      for (let round = 0; round < returning + spreadOver + 4; round += 1) {
        const secret = people[round]
        if (secret) await write(secret, 1)
        await (isDefended ? server.round() : server.publish())
        if (secret)
          for (const id of await readContributions(server.db, { privacy: services.privacy, secret }))
            owners.set(id, round)
        const after = await readAll(server)
        for (const id of after) if (!before.has(id)) appeared.set(id, round)
        const gone = [...before].filter((id) => !after.has(id))
        for (const id of gone) {
          const now = [...appeared].filter(([, at]) => at === round)
          const lately = [...appeared].filter(([, at]) => at >= round - spreadOver && (isDefended ? at < round : true))
          const among = !isDefended && now.length > 0 ? now : lately
          guesses.push(owners.get(among[randomInt(among.length)]![0]) === owners.get(id))
          chances += 1 / lately.length
        }
        before = after
      }
    }
  } finally {
    await server.close()
  }
  const name = `which text replaced which${isDefended ? '' : ', in the same round'}`
  return { name, ...tallyRight(guesses), chance: chances / guesses.length, ...(!isDefended && { isUndefended: true }) }
}

export const replacement: Attack = {
  name: 'replacement',
  rounds: { test: 20, whole: 240 },
  play: async (rounds) => [await linkReplaced(Math.ceil(rounds / returning), true), await linkReplaced(1, false)],
}
