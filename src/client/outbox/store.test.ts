import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '../../../tests/support/setup/console.ts'
import { openOutboxStore } from './store.ts'
import { createDraft, getSlot, type Submission, toTrace } from './submission.ts'

const chance = { now: 1_000, uuid: () => crypto.randomUUID() }
const draft = (companyId: number, also: Partial<Submission> = {}): Submission => ({
  ...createDraft({ owner: 'reem@x.example', type: 'company', companyId, companyName: 'Masar' }, chance),
  ...also,
})

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

describe('the outbox on the device', () => {
  it('D-009, D-011: is in IndexedDB, so that another tab and the next start find it', async () => {
    await openOutboxStore(undefined).transact(() => ({ put: [draft(1)] }))
    const again = openOutboxStore(undefined)
    expect((await again.read()).records).toMatchObject([{ companyId: 1, state: 'draft' }])
    expect(again.kept()).toBe(true)
  })

  it('D-009, D-011: lists what waits in the order of the queue, newest drafts first', async () => {
    const store = openOutboxStore(undefined)
    const put = [draft(1, { order: 2 }), draft(2, { order: 1 }), draft(3, { savedAt: 1 }), draft(4, { savedAt: 2 })]
    await store.transact(() => ({ put }))
    expect((await store.read()).records.map(({ companyId }) => companyId)).toEqual([4, 3, 2, 1])
  })

  it('changes are atomic: two at once see each other', async () => {
    const store = openOutboxStore(undefined)
    await store.transact(() => ({ put: [draft(1)] }))
    const more = () => store.transact(({ records: [one] }) => ({ put: [{ ...one!, attempts: one!.attempts + 1 }] }))
    await Promise.all(Array.from({ length: 10 }, more))
    expect((await store.read()).records).toMatchObject([{ attempts: 10 }])
  })

  it('a write that fails half way changes nothing', async () => {
    const store = openOutboxStore(undefined)
    const fail = () => {
      throw new Error('on purpose')
    }
    await expect(store.transact(fail)).rejects.toThrow('on purpose')
    expect((await store.read()).records).toEqual([])
    expect(store.kept()).toBe(true)
  })

  it('D-011: is said to be kept only once the disk has it: a write that the disk takes back is none', async () => {
    const store = openOutboxStore(undefined)
    await store.read()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      // Nothing has failed when the request succeeds; the transaction fails afterwards, as on a full disk.
      this.transaction.abort()
      return {} as IDBRequest<IDBValidKey>
    })
    await store.transact(() => ({ put: [draft(1)] }))
    put.mockRestore()
    expect(store.kept()).toBe(false)
    expect((await store.read()).records).toMatchObject([{ companyId: 1 }])
    expect((await openOutboxStore(undefined).read()).records).toEqual([])
    expectConsole(/could not be written/)
  })

  it('a write of the page’s last turn comes before what has begun and not ended, which is done after it', async () => {
    const store = openOutboxStore(undefined)
    await store.transact(() => ({ put: [draft(1)] }))
    const order: string[] = []
    const add = (step: number) => {
      order.push('decided')
      return { put: [draft(2, { step })] }
    }
    const begun = new Promise<void>((resolve) => {
      const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(function (
        this: IDBObjectStore,
      ) {
        getAll.mockRestore()
        resolve()
        return this.getAll()
      })
    })
    const slow = store.transact(() => add(2))
    await begun
    store.putAtOnce(draft(1, { step: 5 }))
    expect(order).toEqual([])
    const { records } = await slow
    expect(records.map(({ companyId, step }) => [companyId, step]).sort()).toEqual([
      [1, 5],
      [2, 2],
    ])
    expect(order).toEqual(['decided'])
    expect(store.kept()).toBe(true)
  })

  it('a write of the page’s last turn comes through while another is being closed, and a second one after the first', async () => {
    const store = openOutboxStore(undefined)
    await store.read()
    const closing = new Promise<void>((resolve) => {
      const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
        this: IDBObjectStore,
        ...given
      ) {
        put.mockRestore()
        const request = this.put(...given)
        request.addEventListener('success', () => {
          this.transaction.commit()
          resolve()
        })
        return request
      })
    })
    const other = store.transact(() => ({ put: [draft(2)] }))
    await closing
    store.putAtOnce(draft(1, { step: 4 }))
    store.putAtOnce(draft(1, { step: 5 }))
    await other
    expect((await store.read()).records.map(({ companyId, step }) => [companyId, step]).sort()).toEqual([
      [1, 5],
      [2, 1],
    ])
    expect(store.kept()).toBe(true)
  })

  it('leaves alone what a newer version wrote', async () => {
    const store = openOutboxStore(undefined)
    await store.transact(() => ({ put: [draft(1, { version: 4 as never })] }))
    expect((await openOutboxStore(undefined).read()).records).toEqual([])
  })

  it('reads what version 1 wrote, and writes over it in its place', async () => {
    const store = openOutboxStore(undefined)
    await store.transact(() => ({ put: [draft(1, { version: 1 as never, answers: { pros: 'Good' } })] }))
    const [old] = (await store.read()).records
    expect(old).toMatchObject({ version: 3, answers: { pros: 'Good' } })
    await store.transact(() => ({ put: [{ ...old!, step: 3 }] }))
    expect((await openOutboxStore(undefined).read()).records).toMatchObject([{ answers: { pros: 'Good' }, step: 3 }])
  })

  it('remembers the last 20 sent reviews', async () => {
    const store = openOutboxStore(undefined)
    for (let id = 1; id <= 25; id++)
      await store.transact(({ sent }) => ({ sent: [toTrace({ ...draft(id), id: String(id) }, id), ...sent] }))
    expect((await store.read()).sent.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 20 }, (_, place) => 25 - place),
    )
  })

  it('tells other tabs', async () => {
    const tabs = new EventTarget()
    const channel = {
      addEventListener: tabs.addEventListener.bind(tabs),
      postMessage: () => tabs.dispatchEvent(new Event('message')),
    } as never
    const [here, there] = [openOutboxStore(channel), openOutboxStore(channel)]
    const heard = vi.fn()
    const stop = there.subscribe(heard)
    await here.transact(() => ({ put: [draft(1)] }))
    expect(heard).toHaveBeenCalled()
    stop()
    heard.mockClear()
    await here.transact(() => ({ remove: [getSlot(draft(1))] }))
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('without a disk', () => {
  it('works in memory and says that nothing is kept', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const store = openOutboxStore(undefined)
    await store.transact(() => ({ put: [draft(1)] }))
    expect((await store.read()).records).toMatchObject([{ companyId: 1 }])
    expect(store.kept()).toBe(false)
  })

  it('a disk that fails later loses nothing of this page', async () => {
    const store = openOutboxStore(undefined)
    await store.transact(() => ({ put: [draft(1)] }))
    const open = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await store.transact(() => ({ put: [draft(2)] }))
    open.mockRestore()
    expect((await store.read()).records).toHaveLength(2)
    expect(store.kept()).toBe(false)
    expectConsole(/could not be written/)
  })
})
