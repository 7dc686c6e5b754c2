import { IDBFactory } from 'fake-indexeddb'
import { snapshot } from 'valtio'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Draft, openDraft } from './draft.ts'
import { type OutboxStore, openOutboxStore } from './store.ts'
import { refused } from './submission.ts'

const me = { owner: 'reem@x.example', type: 'company', companyId: 7, companyName: 'Masar' } as const
let store: OutboxStore
let firstSaves: number

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  store = openOutboxStore(undefined)
  firstSaves = 0
})

const chance = () => ({ now: Date.now(), uuid: () => crypto.randomUUID() })
async function open(subject: Parameters<typeof openDraft>[1] = me, locks = locksOfOneBrowser()): Promise<Draft> {
  const drain = async () => ({ state: 'signedOut' }) as const
  const draft = openDraft({ store, drain, chance, locks, onFirstSave: () => firstSaves++ }, subject)
  await vi.waitFor(() => expect(draft.view.status).not.toBe('opening'))
  return draft
}

/** Web Locks as far as drafts use them: one holder to a name, others wait, `steal` takes it. */
function locksOfOneBrowser(): Pick<LockManager, 'request'> {
  const held = new Map<string, (reason: Error) => void>()
  const waiting: { name: string; run: () => void }[] = []
  const request = (name: string, { signal, steal }: LockOptions, work: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const run = () => {
        held.set(name, reject)
        void work().then(() => {
          if (held.get(name) === reject) held.delete(name)
          const next = waiting.findIndex((one) => one.name === name)
          if (next >= 0) waiting.splice(next, 1)[0]?.run()
          resolve()
        })
      }
      if (steal) held.get(name)?.(new DOMException('taken', 'AbortError'))
      if (steal || !held.has(name)) return run()
      waiting.push({ name, run })
      signal?.addEventListener('abort', () => {
        const place = waiting.findIndex((one) => one.run === run)
        if (place >= 0) waiting.splice(place, 1)
        reject(new DOMException('stopped', 'AbortError'))
      })
    })
  return { request } as never
}

describe('a draft survives', () => {
  it('D-009, D-010, D-016: what was typed and the step are back', async () => {
    const draft = await open()
    draft.save({ pros: 'G' }, 2)
    draft.save({ pros: 'Good' }, 3)
    await vi.waitFor(async () => expect((await store.read()).records).toHaveLength(1))
    const again = await open()
    expect(again.view).toMatchObject({ answers: { pros: 'Good' }, step: 3, restored: 1 })
    expect(again.saved).toMatchObject({ state: 'draft', savedAt: expect.any(Number) })
  })

  it('a save changes nothing that the form is drawn with', async () => {
    const draft = await open()
    const before = snapshot(draft.view)
    draft.save({ pros: 'Good' })
    await draft.flush()
    expect(draft.saved.state).toBe('draft')
    expect(snapshot(draft.view)).toBe(before)
  })

  it('opening a form saves nothing', async () => {
    const draft = await open()
    await draft.flush()
    expect((await store.read()).records).toEqual([])
    expect(draft.saved).toMatchObject({ state: 'new', savedAt: null })
  })

  it('asks the browser to keep it once it is saved', async () => {
    const draft = await open()
    draft.save({ pros: 'Good' })
    expect(firstSaves).toBe(0)
    await draft.flush()
    expect(firstSaves).toBe(1)
  })

  it('never claims to be saved without IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined)
    store = openOutboxStore(undefined)
    const draft = await open()
    draft.save({ pros: 'Good' })
    await draft.flush()
    expect(draft.saved).toMatchObject({ kept: false, savedAt: null, state: 'draft' })
    expect((await open()).view.answers).toEqual({ pros: 'Good' })
  })

  it('a refused review reopens with its problems', async () => {
    const draft = await open()
    draft.save({ pros: 'No' })
    await draft.flush()
    await store.transact(({ records: [record] }) => ({
      put: [refused(record!, [{ path: 'pros', code: 'pros_length' }], 'Please')],
    }))
    const again = await open()
    expect(again.saved.state).toBe('refused')
    expect(again.view).toMatchObject({ problems: [{ path: 'pros', code: 'pros_length' }], answers: { pros: 'No' } })
  })
})

describe('whose draft it is', () => {
  it("another person does not see it, a visitor's becomes the person's", async () => {
    const visitor = await open({ ...me, owner: null })
    visitor.save({ pros: 'Good' })
    await visitor.flush()
    expect((await open()).view.answers).toEqual({ pros: 'Good' })
    expect((await open({ ...me, owner: 'other@x.example' })).view.answers).toEqual({})
    expect((await open({ ...me, owner: null })).view.answers).toEqual({})
  })

  it("a person's own draft is not replaced by a visitor's", async () => {
    for (const [owner, pros] of [
      [me.owner, 'Mine'],
      [null, 'Not mine'],
    ] as const) {
      const draft = await open({ ...me, owner })
      draft.save({ pros })
      await draft.flush()
    }
    expect((await open()).view.answers).toEqual({ pros: 'Mine' })
  })
})

describe('the same draft in two tabs', () => {
  it('the later tab says so, saves nothing, and goes on when the first is closed', async () => {
    const locks = locksOfOneBrowser()
    const first = await open(me, locks)
    const later = await open(me, locks)
    expect(later.view.status).toBe('elsewhere')
    first.save({ pros: 'First' })
    later.save({ pros: 'Later' })
    await later.flush()
    first.close()
    await vi.waitFor(() => expect(later.view).toMatchObject({ status: 'ready', answers: { pros: 'First' } }))
  })

  it('the later tab can take it over; the first stops saving', async () => {
    const locks = locksOfOneBrowser()
    const first = await open(me, locks)
    const later = await open(me, locks)
    later.takeOver()
    await vi.waitFor(() => expect(later.view.status).toBe('ready'))
    await vi.waitFor(() => expect(first.view.status).toBe('elsewhere'))
    later.save({ pros: 'Later' })
    await later.flush()
    first.save({ pros: 'First' })
    await first.flush()
    expect((await store.read()).records).toMatchObject([{ answers: { pros: 'Later' } }])
  })
})

describe('handing it over', () => {
  it('answers the form refuses are not queued, and come back beside their fields', async () => {
    const draft = await open()
    draft.save({ pros: 'No' })
    const outcome = await draft.submit({ pros: 'No' })
    expect(outcome).toMatchObject({ state: 'refused' })
    expect(draft.view.problems.map(({ path }) => path)).toContain('pros')
    expect((await store.read()).records).toMatchObject([{ state: 'draft' }])
  })
})

it('what is shown of a draft can be kept again: nothing in it is wrapped', async () => {
  const draft = await open({ ...me, type: 'interview' })
  draft.save({ questions: [{ question: 'Why here?', answer: 'The people' }] })
  await draft.flush()
  const again = await open({ ...me, type: 'interview' })
  expect(structuredClone(again.view.answers)).toEqual({ questions: [{ question: 'Why here?', answer: 'The people' }] })
})
