import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TextField } from '../../src/contract/form/field.ts'
import { noticeForm } from '../../src/contract/notices/notices.ts'
import { noticeDays } from '../../src/contract/notices/rules.ts'
import { forget } from '../../src/server/app/forget.ts'
import { maintain } from '../../src/server/app/maintenance/maintenance.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { createNoticeWorld } from '../support/notices/notice-world.ts'

const world = await createNoticeWorld()
const { server } = world
const { db, services } = server
beforeAll(world.begin, 240_000)
beforeEach(async () => {
  await server.liftLimits()
})
afterAll(server.close)

const urgent = { ground: 'personal_data' } as const
const prosOf = async (text: string) => (await world.readText(text))?.find(({ name }) => name === 'pros')?.value
const cutOf = (passage: string) => ({ reason: 'personal', extent: 'part', passage })
const isKnown = async (receipt: string) => (await world.status(receipt)).status === 200
const report = async (text: string) => {
  await world.post('/reports', { subject: 'question', subject_id: text, reason: 'insult' }, 'other')
  return world.post(`/moderation/report/${text}/reject`, { reason: 'insult' }, 'huda')
}
const findAppeal = async () => (await world.cases('appeal', 'saad'))[0]!.id

describe('two passages of one text', () => {
  const whole = 'Good people. A short way home.'
  /** Sends a notice about the review and removes a passage, which readers see after the next round. */
  const cut = async (text: string, passage: string) => {
    const { id } = await world.open({ ...urgent, text })
    return (await world.remove(id, cutOf(passage))).json.data.decision as string
  }

  test('are put back in any order, each leaving the other out', async () => {
    const text = await world.review('author')
    const first = await cut(text, 'Good people.')
    await server.round()
    const second = await cut(text, 'way home')
    await server.round()
    expect(await prosOf(text)).toBe('[…] A short […].')
    await world.undo(first)
    await server.round()
    expect(await prosOf(text)).toBe('Good people. A short […].')
    await world.undo(second)
    await server.round()
    expect(await prosOf(text)).toBe(whole)
    await world.countersAreRight()
  })

  test('that overlap leave nothing of each other, and what was removed is no passage', async () => {
    const text = await world.review('other')
    const [first, second] = [await cut(text, 'Good people. A'), await cut(text, 'A short')]
    await server.round()
    expect(await prosOf(text)).toBe('[…] way home.')
    const { id } = await world.open({ ...urgent, text })
    expect((await world.remove(id, cutOf('[…] way'))).json.problems[0].code).toBe('passage_unknown')
    await world.undo(second)
    await server.round()
    expect(await prosOf(text)).toBe('[…] short way home.')
    await world.undo(first)
    await server.round()
    expect(await prosOf(text)).toBe(whole)
  })

  test('another passage that is decided before the first is back takes its place', async () => {
    const text = await world.review('amal')
    const { id } = await world.open({ ...urgent, text })
    const first = await world.remove(id, cutOf('Good people.'))
    await server.round()
    await world.undo(first.json.data.decision)
    await world.remove(id, cutOf('short'))
    await server.round()
    expect(await prosOf(text)).toBe('Good people. A […] way home.')
  })

  test('one that its author writes again is taken out again by the round that shows the edit', async () => {
    const company = await world.newCompany()
    const text = await world.review('speaker', company)
    await cut(text, 'Good people.')
    await server.round()
    expect((await world.edit('speaker', text, 'Indeed: Good people. Every day.', company)).status).toBe(200)
    await server.publish()
    expect(await prosOf(text)).toBe('Indeed: […] Every day.')
  })
})

describe('two notices about one text', () => {
  test('that remove it hide it until both are turned round, in one round', async () => {
    const text = await world.ask()
    const [one, two] = [await world.open({ ...urgent, text }), await world.open({ ...urgent, text })]
    const decided = [
      await world.remove(one.id, { reason: 'personal' }),
      await world.remove(two.id, { reason: 'personal' }),
    ]
    for (const { json } of decided) {
      await server.round()
      expect(await world.readText(text)).toBeUndefined()
      await world.undo(json.data.decision)
    }
    await server.round()
    expect(await world.readText(text)).toBeDefined()
  })

  test('are appealed against each by its decision, and a removal by a report after them too', async () => {
    const text = await world.ask()
    const [one, two] = [await world.open({ ...urgent, text }), await world.open({ ...urgent, text })]
    const decided: string[] = []
    for (const [n, { id }] of [one, two].entries())
      decided.push((await world.remove(id, cutOf(['canteen', 'floor'][n]!))).json.data.decision)
    await server.round()
    const named = (await world.activityOf(text)).map(({ removal }) => removal.decision)
    expect(named.sort()).toEqual([...decided].sort())
    for (const decision of decided) expect((await world.appealAsAuthor(text, 'author', decision)).status).toBe(200)
    expect((await world.appealAsAuthor(text, 'author', decided[0])).json.problems[0].code).toBe('already_appealed')
    for (const _ of decided) await world.decideAppeal(await findAppeal(), 'reject', 'saad')
    expect((await report(text)).status).toBe(200)
    // An older page names no decision.
    expect((await world.appealAsAuthor(text)).status).toBe(200)
    expect((await world.cases('appeal', 'saad'))[0]).toMatchObject({ against: { kind: 'report' } })
    await world.decideAppeal(await findAppeal(), 'reject', 'saad')
  })
})

describe('a notice is not closed', () => {
  test('before a late appeal is carried out, and 31 days have passed since', async () => {
    const { id, receipt, text } = await world.open(urgent)
    await world.keep(id)
    await world.later(29)
    expect((await world.appeal(receipt)).status).toBe(200)
    await world.later(20)
    await world.decideAppeal(await findAppeal(), 'approve', 'saad')
    await maintain(services)
    expect(await isKnown(receipt)).toBe(true)
    await server.round()
    expect(await world.readText(text)).toBeUndefined()
    await world.later(20)
    await maintain(services)
    expect(await isKnown(receipt)).toBe(true)
    await world.later(12)
    await maintain(services)
    expect(await isKnown(receipt)).toBe(false)
  })

  test('while readers see what was removed, however long no round runs', async () => {
    const { id, receipt, text } = await world.open(urgent)
    await world.remove(id, { reason: 'personal' })
    await world.later(40)
    await maintain(services)
    expect([await isKnown(receipt), await world.readText(text)]).toEqual([true, expect.anything()])
    await server.round()
    await maintain(services)
    expect([await isKnown(receipt), await world.readText(text)]).toEqual([false, undefined])
  })

  test('while a report that removed its text can be appealed against, after which it still hides it', async () => {
    const text = await world.ask()
    const { id, receipt } = await world.open({ ...urgent, text })
    await world.remove(id, { reason: 'personal' })
    await world.later(20)
    expect((await report(text)).status).toBe(200)
    await server.round()
    await world.later(20)
    await world.appealAsAuthor(text)
    await maintain(services)
    expect(await isKnown(receipt)).toBe(true)
    await world.decideAppeal(await findAppeal(), 'approve', 'saad')
    expect(await world.readText(text)).toBeDefined()
    await server.round()
    expect(await world.readText(text)).toBeUndefined()
  })
})

describe('what nobody can see from outside', () => {
  test('is when the author has answered: no removal before their days are over, nor the day in two copies', async () => {
    const [answered, other] = [await world.open(), await world.open()]
    const copy = () =>
      queryRows<{ id: string; answer: string; size: number }>(
        db,
        sql`select id, encode(answer, 'hex') as answer, length(answer) as size from notices where not final order by id`,
      )
    await maintain(services)
    const before = await copy()
    await world.answer(answered.id, 'author', '🙂'.repeat(2000))
    await maintain(services)
    const after = await copy()
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.filter(({ answer }, n) => answer === before[n]!.answer)).toEqual([])
    expect(new Set([...before, ...after].map(({ size }) => size)).size).toBe(1)
    for (const { id, receipt } of [answered, other]) {
      expect((await world.remove(id)).json.problems[0].code).toBe('author_asked')
      await world.keep(id)
      expect((await world.status(receipt)).json.data).toMatchObject({
        answer: null,
        answer_from: world.dayAfter(noticeDays.answer + 1),
      })
    }
    await world.later(noticeDays.answer + 1)
    const { answer, answer_from } = (await world.status(answered.receipt)).json.data
    expect([answer, answer_from]).toEqual(['🙂'.repeat(2000), null])
  })

  test('is the day of an answer to an urgent notice on that day', async () => {
    const { id } = await world.open(urgent)
    await world.answer(id, 'author')
    const read = async () => (await world.cases()).find((one) => one.id === id)!.lines
    expect(await read()).toContainEqual({ name: 'author_answer', value: null })
    await world.later(1)
    expect(await read()).toContainEqual({ name: 'author_answer', value: 'I saw it myself, every day of that year.' })
  })

  test('is how much was written with the e-mail or as reasons, at most and at least', async () => {
    const email = `${'e'.repeat(60)}@${'m'.repeat(60)}.${'a'.repeat(60)}.${'i'.repeat(60)}.example`
    const { max } = noticeForm.fields.find(({ name }) => name === 'wrong') as TextField
    const longest = await world.open({ wrong: '🙂'.repeat(max), email })
    await world.open({ wrong: 'It is not true at all' })
    const reasons = { statement: '🙂'.repeat(2000) }
    expect((await world.post(`/moderation/notice/${longest.id}/approve`, reasons, 'huda')).status).toBe(200)
    const sizes = await queryRows<{ size: string }>(
      db,
      sql`select distinct concat_ws(' ', length(sealed), length(answer), length(verdict)) as size
        from notices where state in ('open', 'kept')`,
    )
    expect(sizes).toHaveLength(1)
  })
})

test('an answer whose question is removed closes its notice after the deadline', async () => {
  const question = await world.ask()
  await world.post(`/questions/${question}/answers`, { answer: 'It is the best canteen of all.' }, 'other')
  await server.publish()
  const { questions } = await world.get(`/companies/${world.company()}/questions?limit=50`).then(({ data }) => data)
  const [{ id: text }] = questions.find((one: { id: string }) => one.id === question).answers
  const { receipt } = await world.open({ text })
  expect((await report(question)).status).toBe(200)
  await world.later(noticeDays.decision + 2)
  await forget(services)
  expect((await world.status(receipt)).json.data.state).toBe('gone')
})

test('a late decision that is undone leaves its notice open until the text is back', async () => {
  const { id, receipt } = await world.open(urgent)
  await world.later(noticeDays.decision + 2)
  const { json } = await world.remove(id, { reason: 'personal' })
  await server.round()
  await world.undo(json.data.decision)
  await forget(services)
  expect((await world.status(receipt)).json.data.state).toBe('open')
  await server.round()
  expect((await world.cases()).map((one) => one.id)).toContain(id)
})

test('an author reads a removal and the oldest that waits, however many notices are sent about a text', async () => {
  const removed = await world.open({ ...urgent, text: await world.ask('saad') })
  await world.remove(removed.id, cutOf('canteen'))
  await db.execute(
    sql`insert into notices (id, subject, subject_id, company_id, month, received, ground, by_company, sealed, answer, verdict)
      select gen_random_uuid(), subject, subject_id, company_id, month, received + n, ground, false, sealed, answer, answer
      from notices, generate_series(1, 300) as n where id = ${removed.id}::uuid`,
  )
  const list = await world.activityOf(removed.text, 'saad')
  expect(list.filter(({ kind }) => kind === 'removed')).toHaveLength(1)
  expect(list).toHaveLength(50)
  const about = await queryRows<{ id: string }>(
    db,
    sql`select id::text as id from notices where subject_id = ${removed.text}::uuid`,
  )
  const listFor = async (moderator: 'saad' | 'huda') =>
    (await world.cases('notice', moderator)).filter(({ id }) => about.some((one) => one.id === id))
  expect([(await listFor('saad')).length, (await listFor('huda')).length > 0]).toEqual([0, true])
})
