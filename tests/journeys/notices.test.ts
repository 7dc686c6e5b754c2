import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noticeDays } from '../../src/contract/notices/rules.ts'
import { createNoticeWorld, sender, statement } from '../support/notices/notice-world.ts'

const world = await createNoticeWorld()
const { server, ask, send } = world
beforeAll(world.begin, 240_000)
beforeEach(() => server.liftLimits() as Promise<unknown> as Promise<void>)
afterAll(server.close)

const lastLetter = async () => (await world.lettersTo()).at(-1)!

describe('a notice by anybody', () => {
  test('is acknowledged with a number, a deadline and a mail, without an account', async () => {
    const { status, json } = await send({ text: `https://site.example/company/1/questions#${await ask()}` })
    expect(status).toBe(200)
    const { number, receipt, until } = json.data
    expect([number, receipt]).toEqual([
      expect.stringMatching(/^[\da-f]{8}$/),
      expect.stringMatching(/^[\da-f]{8}-[\w-]{20,}$/),
    ])
    expect(until).toBe(world.dayAfter(noticeDays.decision))
    const letter = await lastLetter()
    expect(letter.subject).toBe(`Your notice ${number} has arrived`)
    expect(letter.link).toContain(`/notice/${receipt}`)
  })

  test('is one notice with one mail, however often the call is sent under its key', async () => {
    const [key, text, before] = [randomUUID(), await ask(), (await world.lettersTo()).length]
    const sent = await Promise.all([1, 2, 3].map(() => send({ text }, { key })))
    expect(new Set(sent.map(({ json }) => json.data.receipt)).size).toBe(1)
    expect((await world.lettersTo()).length).toBe(before + 1)
    const other = await send({ text, wrong: 'Something else is wrong with this text.' }, { key })
    expect([other.status, other.codes]).toEqual([422, ['idempotency_reused']])
  })

  test('is refused with a word where there is no such text, where nothing is declared or little is said', async () => {
    const text = await ask()
    expect((await send({ text: 'https://site.example/company/1' })).codes).toEqual(['notice_text'])
    expect((await send({ text: randomUUID() })).codes).toEqual(['notice_text'])
    expect((await send({ text, declaration: 0 })).codes).toEqual(['notice_declaration'])
    expect((await send({ text, wrong: 'short' })).codes).toEqual(['notice_wrong'])
    expect((await send({ text, email: 'nobody' })).codes).toEqual(['email_malformed'])
  })

  test('has a page for the person who has the receipt, and every other receipt gets one answer', async () => {
    const { receipt, number } = await world.open()
    const { data } = (await world.status(receipt)).json
    expect(data).toMatchObject({ number, state: 'open', ground: 'defamation', decision: null, answer: null })
    expect(JSON.stringify(data)).not.toContain(sender)
    const others = [`${number}-${'A'.repeat(22)}`, number, '', receipt.slice(0, -1), `x${receipt}`, 'a'.repeat(5000)]
    const answers = await Promise.all(others.map(world.status))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 404))
    const appeals = await Promise.all(others.map(world.appeal))
    expect(appeals.map(({ status }) => status)).toEqual(others.map(() => 404))
  })

  test('costs work beyond five an hour from one network, and beyond three a day about one text', async () => {
    const texts = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()]
    const codes: string[][] = []
    for (const [n, text] of texts.entries())
      codes.push((await send({ text, email: `n${n}@elsewhere.example` }, { from: '203.0.113.9' })).codes)
    expect(codes).toEqual([[], [], [], [], [], ['work_needed']])
    const about: string[][] = []
    for (let n = 0; n < 4; n += 1)
      about.push((await send({ text: texts[5]!, email: `t${n}@elsewhere.example` }, { from: `198.51.${n}.7` })).codes)
    expect(about).toEqual([[], [], [], ['work_needed']])
  })
})

describe('the author of the text', () => {
  test('is asked in the app and answers unseen, once; nobody else is asked or may answer', async () => {
    const { receipt, id, text } = await world.open()
    const [asked] = await world.activityOf(text)
    expect(asked).toMatchObject({
      kind: 'notice',
      notice: { id, ground: 'defamation', answered: false, until: world.dayAfter(noticeDays.answer) },
    })
    expect(await world.activityOf(text, 'other')).toEqual([])
    expect((await world.answer(id, 'other')).status).toBe(404)
    expect((await world.answer(randomUUID(), 'author')).status).toBe(404)
    expect((await world.answer(id, 'author')).status).toBe(200)
    const again = await world.answer(id, 'author', 'Another answer')
    expect([again.status, again.json.problems[0].code]).toEqual([409, 'already_answered'])
    // Moderators read it when the author's days are over; the person who sent the notice reads it after the decision.
    const find = async () => (await world.cases()).find(({ id: known }) => known === id)!
    expect(JSON.stringify(await find())).not.toMatch(/author_answer|every day of that year/)
    await world.later(noticeDays.answer + 1)
    expect((await find()).lines).toContainEqual({
      name: 'author_answer',
      value: 'I saw it myself, every day of that year.',
    })
    expect(JSON.stringify(await find())).not.toMatch(/author@|elsewhere/)
    expect((await world.status(receipt)).json.data.answer).toBeNull()
    await world.keep(id)
    expect((await world.status(receipt)).json.data.answer).toBe('I saw it myself, every day of that year.')
    const other = await world.open()
    await world.later(noticeDays.answer + 1)
    await world.keep(other.id)
    const late = await world.answer(other.id, 'author')
    expect([late.status, late.json.problems[0].code]).toEqual([409, 'case_decided'])
  })

  test('has seven days before a text is removed, unless it is personal data or a court has ordered it', async () => {
    const { id } = await world.open()
    const early = await world.remove(id)
    expect([early.status, early.json.problems[0].code]).toEqual([409, 'author_asked'])
    const urgent = await world.open({ ground: 'court_order' })
    expect((await world.remove(urgent.id, { reason: 'court_order' })).status).toBe(200)
    await world.later(noticeDays.answer + 1)
    expect((await world.remove(id)).status).toBe(200)
  })
})

describe('a decision', () => {
  test('to keep goes to the sender with its reasons, who appeals once; another moderator may turn it round', async () => {
    const { id, receipt, number, text } = await world.open()
    await world.keep(id)
    const letter = await lastLetter()
    expect(letter.subject).toBe(`Decision on your notice ${number}: the text stays`)
    expect(letter.text).toContain(statement)
    expect(await world.activityOf(text)).toMatchObject([{ kind: 'noticeKept' }])
    expect((await world.status(receipt)).json.data.decision).toMatchObject({ statement, appeal: 'possible' })
    expect((await world.appeal(receipt)).status).toBe(200)
    const again = await world.appeal(receipt)
    expect([again.status, again.json.problems[0].code]).toEqual([409, 'already_appealed'])
    // Not by the moderator whose decision it is.
    expect(await world.cases('appeal', 'huda')).toEqual([])
    const [appealed] = await world.cases('appeal', 'saad')
    expect(appealed).toMatchObject({ against: { kind: 'notice', outcome: 'kept' } })
    await world.later(noticeDays.answer + 1)
    expect((await world.decideAppeal(appealed!.id, 'approve', 'saad')).status).toBe(200)
    expect((await lastLetter()).subject).toBe(`The decision on your notice ${number} was changed on appeal`)
    const { data } = (await world.status(receipt)).json
    expect(data).toMatchObject({ state: 'removed', decision: { on_appeal: true, appeal: 'none' } })
    expect(await world.readText(text)).toBeDefined()
    await server.round()
    expect(await world.readText(text)).toBeUndefined()
    expect(await world.activityOf(text)).toMatchObject([{ kind: 'removed', removal: { appeal: 'over' } }])
    expect((await world.appealAsAuthor(text)).status).toBe(404)
  })

  test('to remove shows in the next round, is told to the author, who appeals once and is heard by another', async () => {
    const { id, receipt, text } = await world.open({ ground: 'court_order', text: await world.review('author') })
    await world.remove(id, { reason: 'court_order' })
    expect(await world.readText(text)).toBeDefined()
    await server.round()
    expect(await world.readText(text)).toBeUndefined()
    await world.countersAreRight()
    const removal = { reason: 'court_order', statement, part: false, appeal: 'possible' }
    expect(await world.activityOf(text)).toMatchObject([{ kind: 'removed', removal }])
    expect((await world.appealAsAuthor(text, 'other')).status).toBe(404)
    expect((await world.appealAsAuthor(text)).status).toBe(200)
    expect((await world.appealAsAuthor(text)).json.problems[0].code).toBe('already_appealed')
    const [appealed] = await world.cases('appeal', 'saad')
    await world.decideAppeal(appealed!.id, 'approve', 'saad')
    await server.round()
    expect(await world.readText(text)).toBeDefined()
    await world.countersAreRight()
    expect((await world.status(receipt)).json.data).toMatchObject({ state: 'kept', decision: { on_appeal: true } })
  })

  test('to remove a passage leaves the rest, and an undo puts it back with the next round', async () => {
    const { id, receipt, text } = await world.open({ ground: 'personal_data', text: await world.review('other') })
    const before = await world.readText(text)
    const prosOf = async () => (await world.readText(text))?.find(({ name }) => name === 'pros')?.value
    const wrong = await world.remove(id, { extent: 'part', passage: 'nowhere in it', reason: 'personal' })
    expect([wrong.status, wrong.json.problems]).toEqual([409, [{ path: 'passage', code: 'passage_unknown' }]])
    const done = await world.remove(id, { extent: 'part', passage: 'Good people.', reason: 'personal' })
    expect((await world.status(receipt)).json.data).toMatchObject({ state: 'part', decision: { appeal: 'possible' } })
    expect(await world.readText(text)).toEqual(before)
    await server.round()
    expect(await prosOf()).toBe('[…] A short way home.')
    await world.countersAreRight()
    expect(await world.activityOf(text, 'other')).toMatchObject([{ kind: 'removed', removal: { part: true } }])
    expect((await world.undo(done.json.data.decision)).status).toBe(200)
    await server.round()
    expect(await world.readText(text)).toEqual(before)
    await world.countersAreRight()
    expect((await world.status(receipt)).json.data.state).toBe('open')
  })

  test('is upheld on appeal by another moderator, and told so', async () => {
    const { id, receipt, number } = await world.open()
    await world.keep(id)
    await world.appeal(receipt)
    const [appealed] = await world.cases('appeal', 'saad')
    await world.decideAppeal(appealed!.id, 'reject', 'saad')
    expect((await lastLetter()).subject).toBe(`The decision on your notice ${number} stays`)
    expect((await world.status(receipt)).json.data.decision.appeal).toBe('dismissed')
  })

  test('is not taken by a moderator about a text of their own', async () => {
    const { id } = await world.open({ text: await ask('amal') })
    const sees = async (name: 'huda' | 'amal') => (await world.cases('notice', name)).some((one) => one.id === id)
    expect([await sees('huda'), await sees('amal')]).toEqual([true, false])
    expect((await world.keep(id, 'amal')).json.problems[0].code).toBe('own_case')
  })

  test('of one moderator to remove much of a company waits for a second, after notices as after reports', async () => {
    const company = await world.newCompany()
    const open = async () => world.open({ ground: 'personal_data', text: await ask('author', company) })
    const said: (string | null)[] = []
    for (let n = 0; n < 4; n += 1) {
      const { id } = await open()
      said.push((await world.remove(id, { reason: 'personal' }, 'saad')).json.data.decision)
    }
    expect(said.every((decision) => decision !== null)).toBe(true)
    const { id } = await open()
    expect((await world.remove(id, { reason: 'personal' }, 'saad')).json.data.decision).toBeNull()
    expect((await world.remove(id, { reason: 'personal' }, 'huda')).json.data.decision).not.toBeNull()
  })
})
