import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noticeDays } from '../../src/contract/notices/rules.ts'
import { aloneOfCompany } from '../../src/server/moderation/second.ts'
import { createNoticeWorld, statement } from '../support/notices/notice-world.ts'

const world = await createNoticeWorld()
const { server } = world
beforeAll(world.begin, 240_000)
beforeEach(async () => {
  await server.liftLimits()
})
afterAll(server.close)

type UserText = { status: number; json: any }
const readCode = ({ status, json }: UserText) => [status, json.problems?.[0]?.code]
/** Whether it is decided, or waits for a second moderator. */
const isDecided = ({ json }: UserText) => json.data.decision !== null
const urgent = { ground: 'personal_data' } as const
const because = { reason: 'personal' } as const
const findAppeal = async (outcome: string) =>
  (await world.cases('appeal', 'saad')).find(({ against }) => against.outcome === outcome)!

/** Opens a notice about a text of a company of which Saad and Huda have each removed as much as one moderator may. */
async function openBeyond() {
  const company = await world.newCompany()
  for (const moderator of ['saad', 'huda'] as const)
    for (let n = 0; n < aloneOfCompany; n += 1) {
      const { id } = await world.open({ ...urgent, text: await world.ask('author', company) })
      expect(isDecided(await world.remove(id, because, moderator))).toBe(true)
    }
  return world.open({ ...urgent, text: await world.ask('author', company) })
}

describe('an appeal of the person who sent the notice', () => {
  test('removes nothing while the author may answer, who is asked again', async () => {
    const { id, receipt, text } = await world.open()
    await world.keep(id)
    // Kept early, it leaves the author their days: an appeal may follow when they are over.
    expect(await world.activityOf(text)).toMatchObject([{ kind: 'noticeKept', notice: { id, answered: false } }])
    await world.appeal(receipt)
    expect(await world.activityOf(text)).toMatchObject([{ kind: 'notice', notice: { id, answered: false } }])
    const { id: appeal } = await findAppeal('kept')
    expect(readCode(await world.decideAppeal(appeal, 'approve', 'saad'))).toEqual([409, 'author_asked'])
    expect((await findAppeal('kept')).id).toBe(appeal)
    expect((await world.answer(id, 'author')).status).toBe(200)
    expect(readCode(await world.decideAppeal(appeal, 'approve', 'saad'))).toEqual([409, 'author_asked'])
    await world.later(noticeDays.answer + 1)
    expect((await world.decideAppeal(appeal, 'approve', 'saad')).status).toBe(200)
  })

  test('is answered by the author even after their days, while it waits', async () => {
    const { id, receipt } = await world.open()
    await world.later(noticeDays.answer + 1)
    await world.keep(id)
    expect(readCode(await world.answer(id, 'author'))).toEqual([409, 'case_decided'])
    await world.appeal(receipt)
    expect((await world.answer(id, 'author')).status).toBe(200)
    await world.decideAppeal((await findAppeal('kept')).id, 'reject', 'saad')
  })

  test('counts as a removal where one moderator may not remove more alone', async () => {
    const company = await world.newCompany()
    const opened = []
    for (let n = 0; n <= aloneOfCompany; n += 1)
      opened.push(await world.open({ ...urgent, text: await world.ask('author', company) }))
    const said: boolean[] = []
    for (const { id, receipt } of opened) {
      await world.keep(id)
      await world.appeal(receipt)
      said.push(isDecided(await world.decideAppeal((await findAppeal('kept')).id, 'approve', 'saad')))
    }
    expect(said).toEqual([...Array(aloneOfCompany).fill(true), false])
    const { id } = await world.open({ ...urgent, text: await world.ask('author', company) })
    expect(isDecided(await world.remove(id, because, 'saad'))).toBe(false)
    expect(isDecided(await world.decideAppeal((await findAppeal('kept')).id, 'approve', 'amal'))).toBe(true)
  })
})

describe('a second moderator', () => {
  test('agrees to the same act and to nothing else', async () => {
    const { id } = await openBeyond()
    const part = { ...because, extent: 'part', passage: 'canteen' }
    expect(isDecided(await world.remove(id, part, 'saad'))).toBe(false)
    const { pending } = (await world.cases()).find((one) => one.id === id)!
    expect(pending).toMatchObject({ mine: 0, answers: { extent: 'part', passage: 'canteen', statement } })
    const others = [
      { ...part, passage: 'any good' },
      { ...part, statement: 'Other reasons than the first moderator gave.' },
      { ...part, reason: 'insult' },
      because,
    ]
    // Each is a proposal of its own, which takes the place of the last one.
    for (const [n, other] of others.entries())
      expect(isDecided(await world.remove(id, other, n % 2 ? 'saad' : 'huda'))).toBe(false)
    expect(readCode(await world.remove(id, because, 'saad'))).toEqual([409, 'second_needed'])
    expect(isDecided(await world.remove(id, because, 'huda'))).toBe(true)
  })

  test('does not use up what the first proposed where the act is refused, and nothing refused is proposed', async () => {
    const { id } = await openBeyond()
    const findPending = async () => (await world.cases()).find((one) => one.id === id)!.pending
    const part = { ...because, extent: 'part', passage: 'nowhere in it' }
    expect(readCode(await world.remove(id, part, 'saad'))).toEqual([409, 'passage_unknown'])
    expect(await findPending()).toBeUndefined()
    expect(isDecided(await world.remove(id, { ...part, passage: 'canteen' }, 'saad'))).toBe(false)
    expect(readCode(await world.remove(id, part, 'amal'))).toEqual([409, 'passage_unknown'])
    expect(await findPending()).toMatchObject({ answers: { passage: 'canteen' } })
    expect(isDecided(await world.remove(id, { ...part, passage: 'canteen' }, 'huda'))).toBe(true)
  })
})
