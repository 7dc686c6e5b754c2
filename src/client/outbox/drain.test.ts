import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from '../../../tests/support/wait-for.ts'
import type { Outcome } from '../data/call.ts'
import { createDrain, type DrainDeps } from './drain.ts'
import { createLock } from './lock.ts'
import { packReview } from './packings/review.ts'
import { type OutboxStore, openOutboxStore } from './store.ts'
import { createDraft, queueDraft, type Submission } from './submission.ts'

type Request = { path: string; body: any; idempotencyKey?: string }
const sent = (message = 'Saved'): Outcome<never> => ({ ok: true, data: undefined as never, message })
const no = (status: number, rest: object = {}): Outcome<never> => ({ ok: false, status, problems: [], ...rest })

const me = 'reem@x.example'
let store: OutboxStore
let clock: number
let person: string | null
let requests: Request[]
let answer: (request: Request) => Outcome<never> | Promise<Outcome<never>>
const chance = () => ({ now: clock, uuid: () => crypto.randomUUID() })

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  store = openOutboxStore(undefined)
  clock = 1_000_000
  person = me
  requests = []
  answer = () => sent()
})

const newDrain = (lock = createLock(undefined), pack?: DrainDeps['pack']) =>
  createDrain({
    store,
    ...(pack && { pack }),
    call: (async ({ path }: { path: string }, input: any) => {
      const request = { path, ...input }
      requests.push(request)
      return answer(request)
    }) as never,
    owner: () => person,
    now: () => clock,
    random: () => 1,
    lock,
  })

/** Queues reviews in this order: each number is a company's. */
async function queue(...companies: number[]): Promise<void> {
  for (const companyId of companies) await put(me, companyId)
}
async function put(owner: string, companyId: number): Promise<void> {
  await store.transact(({ records }) => {
    const subject = { owner, type: 'company', companyId, companyName: `Company ${companyId}` } as const
    const answers = { pros: `Pros of ${companyId}` }
    const handedOver = { answers, parcel: packReview('company').pack({ ...subject, answers }) }
    return { put: [queueDraft(createDraft(subject, chance()), handedOver, records.length, chance())] }
  })
}
const records = async () => (await store.read()).records
const states = async () => Object.fromEntries((await records()).map((one) => [one.companyId, one.state]))
const companies = () => requests.map(({ body }) => body.company_id)

describe('the outbox replays in order', () => {
  it('D-011, D-012: sends what waits, oldest first, with its key, and keeps a trace without answers', async () => {
    await queue(1, 2, 3)
    const [first] = await records()
    expect(await newDrain()()).toEqual({ state: 'empty' })
    expect(companies()).toEqual([1, 2, 3])
    expect(requests[0]).toMatchObject({ path: '/company/review', idempotencyKey: first?.key })
    expect(requests[0]?.body).toMatchObject({ pros: 'Pros of 1', company_id: 1 })
    const book = await store.read()
    expect(book.records).toEqual([])
    expect(book.sent).toHaveLength(3)
    for (const trace of book.sent) expect(Object.keys(trace).sort()).toEqual(['day', 'id', 'message', 'owner', 'type'])
    // An id may contain ten digits in a row.
    expect(JSON.stringify(book.sent.map(({ id: _, ...trace }) => trace))).not.toMatch(/Pros of|Masar|\d{10}/)
  })

  it('the record is on the device before its request leaves', async () => {
    await queue(1)
    let seen: Submission[] = []
    answer = async () => {
      seen = await records()
      return sent()
    }
    await newDrain()()
    expect(seen).toMatchObject([{ companyId: 1, state: 'waiting', startedAt: clock }])
  })

  it('a refused review does not hold up later ones', async () => {
    await queue(1, 2)
    answer = ({ body }) =>
      body.company_id === 1
        ? no(422, { message: 'Please check', problems: [{ path: 'pros', code: 'pros_length' }] })
        : sent()
    await newDrain()()
    expect(companies()).toEqual([1, 2])
    expect(await records()).toMatchObject([
      { companyId: 1, state: 'refused', message: 'Please check', problems: [{ path: 'pros', code: 'pros_length' }] },
    ])
  })

  it('one without a verdict does, so that the order stays', async () => {
    await queue(1, 2)
    answer = () => no(0)
    expect(await newDrain()()).toEqual({ state: 'later', wait: 2_000 })
    expect(companies()).toEqual([1])
    answer = () => sent()
    clock += 2_000
    await newDrain()()
    expect(companies()).toEqual([1, 1, 2])
    expect(requests[0]?.idempotencyKey).toBe(requests[1]?.idempotencyKey)
  })

  it('nothing is dropped by age', async () => {
    await queue(1)
    answer = () => no(0)
    await newDrain()()
    clock += 400 * 86_400_000
    answer = () => sent()
    expect(await newDrain()()).toEqual({ state: 'empty' })
  })
})

describe('whose reviews are sent', () => {
  it('only those of the person signed in', async () => {
    await put('other@x.example', 1)
    await queue(2)
    await newDrain()()
    expect(companies()).toEqual([2])
    expect(await states()).toEqual({ 1: 'waiting' })
  })

  it('none while nobody is', async () => {
    await queue(1)
    person = null
    expect(await newDrain()()).toEqual({ state: 'signedOut' })
    expect(requests).toEqual([])
  })

  it('none when the person changes just before the request', async () => {
    await queue(1)
    const { transact } = store
    store.transact = async (work) => {
      person = 'other@x.example'
      return transact(work)
    }
    await newDrain()()
    expect(requests).toEqual([])
  })

  it.each([401, 403])('a %s holds the record and pauses the queue', async (status) => {
    await queue(1, 2)
    answer = () => no(status, { message: 'Please sign in again' })
    expect(await newDrain()()).toEqual({ state: 'signedOut' })
    expect(await states()).toEqual({ 1: 'held', 2: 'waiting' })
  })
})

describe('one request to a record', () => {
  it('however many drain at once', async () => {
    await queue(1, 2)
    const lock = createLock(undefined)
    await Promise.all([newDrain(lock)(), newDrain(lock)(), newDrain(lock)()])
    expect(companies()).toEqual([1, 2])
  })

  it('a worker killed mid-request leaves it waiting under the same key', async () => {
    await queue(1)
    answer = () => new Promise(() => {})
    void newDrain()()
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(await states()).toEqual({ 1: 'waiting' })
    answer = () => sent()
    await newDrain()()
    expect(requests[1]?.idempotencyKey).toBe(requests[0]?.idempotencyKey)
    expect(await records()).toEqual([])
  })

  it('text changed while its old version was on the way stays', async () => {
    await queue(1)
    answer = async () => {
      await store.transact(({ records: [record] }) => ({ put: [{ ...record!, key: 'new', state: 'draft' }] }))
      return sent()
    }
    await newDrain()()
    expect(await records()).toMatchObject([{ key: 'new', state: 'draft' }])
  })
})

it('what may have files in it travels as a form of several parts', async () => {
  const logo = new File(['a'], 'a.png', { type: 'image/png' })
  const subject = { owner: me, type: 'company_request', companyId: 0, companyName: 'Nawras' } as const
  const parcel = { path: '/companies/request', body: { name_en: 'Nawras', logo }, multipart: true } as const
  await store.transact(() => ({
    put: [queueDraft(createDraft(subject, chance()), { answers: {}, parcel }, 0, chance())],
  }))
  expect(await newDrain()()).toEqual({ state: 'empty' })
  const body = (requests[0] as unknown as { body: FormData }).body
  expect(body).toBeInstanceOf(FormData)
  expect([...body.keys()]).toEqual(['name_en', 'logo'])
  expect(body.get('logo')).toBeInstanceOf(Blob)
})

describe('what an earlier version queued without its parcel', () => {
  beforeEach(async () => {
    await queue(1)
    await store.transact(({ records: [record] }) => ({ put: [{ ...record!, version: 1 as never, parcel: undefined }] }))
  })
  it('is packed by the page, and goes under its old key', async () => {
    const [old] = await records()
    expect(await newDrain(undefined, async (record) => packReview('company').pack(record))()).toEqual({
      state: 'empty',
    })
    expect(requests).toMatchObject([
      { path: '/company/review', body: { pros: 'Pros of 1', company_id: 1 }, idempotencyKey: old?.key },
    ])
  })
  it('is left by the worker, which knows no forms, for the next page', async () => {
    await queue(2)
    expect(await newDrain()()).toMatchObject({ state: 'later' })
    expect(requests).toEqual([])
    expect(await states()).toEqual({ 1: 'waiting', 2: 'waiting' })
  })
})

describe('what an earlier client packed', () => {
  const pack: DrainDeps['pack'] = async (record) => packReview('company').pack(record)
  const asBefore = (also: Partial<Submission>) =>
    store.transact(({ records: [record] }) => ({
      put: [{ ...record!, parcel: { path: '/earlier/path', body: { earlier: 1 } }, ...also }],
    }))
  beforeEach(() => queue(1))

  it('is packed again, and goes at once under its old key, however long a server asked the client before to wait', async () => {
    await asBefore({ attempts: 3, notBefore: clock + 3_600_000, paced: true })
    const [old] = await records()
    expect(await newDrain(undefined, pack)()).toEqual({ state: 'empty' })
    expect(requests).toMatchObject([
      { path: '/company/review', body: { pros: 'Pros of 1', company_id: 1 }, idempotencyKey: old?.key },
    ])
  })
  it('is left as it is by the worker, which knows no forms', async () => {
    await asBefore({})
    const before = await records()
    expect(await newDrain()()).toMatchObject({ state: 'later' })
    expect(requests).toEqual([])
    expect(await records()).toEqual(before)
  })
  it.each([
    ['an attempt that brought no answer', { attempts: 1 }],
    ['an attempt that was under way', { startedAt: 999_999 }],
  ])('counts as sent after %s when the server knows its key with other content', async (_, tried) => {
    await asBefore(tried)
    answer = () => no(422, { problems: [{ path: '', code: 'idempotency_reused' }] })
    expect(await newDrain(undefined, pack)()).toEqual({ state: 'empty' })
    expect(await records()).toEqual([])
    expect((await store.read()).sent).toHaveLength(1)
  })
  it('does not count as sent by that when it was never tried', async () => {
    await asBefore({})
    answer = () => no(422, { problems: [{ path: '', code: 'idempotency_reused' }] })
    await newDrain(undefined, pack)()
    expect(await states()).toEqual({ 1: 'refused' })
  })
  it('waits as usual after the new packing brought no answer', async () => {
    await asBefore({ attempts: 1 })
    answer = () => no(0)
    expect(await newDrain(undefined, pack)()).toMatchObject({ state: 'later' })
    expect(requests).toHaveLength(1)
    answer = () => sent()
    clock += 10_000
    expect(await newDrain()()).toEqual({ state: 'empty' })
  })
})

it('a client that is no longer served keeps what waits', async () => {
  await queue(1)
  answer = () => no(503, { retryAfter: 3_600_000, problems: [{ path: '', code: 'client_outdated' }] })
  expect(await newDrain()()).toEqual({ state: 'later', wait: 3_600_000 })
  expect(await states()).toEqual({ 1: 'waiting' })
})

describe('how long it waits', () => {
  it('an eager run skips its own wait once, never the one the server asked for', async () => {
    await queue(1)
    answer = () => no(0)
    await newDrain()()
    expect(await newDrain()({ eager: true })).toEqual({ state: 'later', wait: 4_000 })
    expect(requests).toHaveLength(2)
    answer = () => no(503, { retryAfter: 60_000 })
    clock += 4_000
    await newDrain()()
    expect(await newDrain()({ eager: true })).toEqual({ state: 'later', wait: 60_000 })
    expect(requests).toHaveLength(3)
  })
})
