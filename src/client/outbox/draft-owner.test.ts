import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { locksOfOneBrowser, me, openRead } from '../../../tests/support/drafts.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'
import { type OutboxStore, openOutboxStore } from './store.ts'

let store: OutboxStore

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  store = openOutboxStore(undefined)
})

describe('whose draft it is', () => {
  const written = async () => {
    const visitor = await openRead(store, { subject: { ...me, owner: null } })
    visitor.save({ pros: 'Good' })
    await visitor.flush()
  }

  it("a visitor's is offered to the person who signs in next, and shown and theirs only once they say so", async () => {
    await written()
    const draft = await openRead(store)
    expect(draft.view).toMatchObject({ status: 'offered', answers: {} })
    draft.save({ pros: 'Mine' })
    await draft.flush()
    expect((await store.read()).records).toMatchObject([{ owner: null, answers: { pros: 'Good' } }])
    await draft.accept()
    expect(draft.view).toMatchObject({ status: 'ready', answers: { pros: 'Good' }, restored: 1 })
    expect((await store.read()).records).toMatchObject([{ owner: me.owner, answers: { pros: 'Good' } }])
    expect((await openRead(store, { subject: { ...me, owner: 'other@x.example' } })).view).toMatchObject({
      status: 'ready',
      answers: {},
    })
    expect((await openRead(store, { subject: { ...me, owner: null } })).view).toMatchObject({
      status: 'ready',
      answers: {},
    })
  })

  it('declined it is gone, and the form begins empty', async () => {
    await written()
    const draft = await openRead(store)
    await draft.decline()
    expect(draft.view).toMatchObject({ status: 'ready', answers: {}, restored: 1 })
    expect((await store.read()).records).toEqual([])
  })

  it("a person's own draft is not replaced by a visitor's", async () => {
    for (const [owner, pros] of [
      [me.owner, 'Mine'],
      [null, 'Not mine'],
    ] as const) {
      const draft = await openRead(store, { subject: { ...me, owner } })
      draft.save({ pros })
      await draft.flush()
    }
    expect((await openRead(store)).view.answers).toEqual({ pros: 'Mine' })
  })
})

describe('the same draft in two tabs', () => {
  it('the later tab says so, saves nothing, and continues when the first is closed', async () => {
    const locks = locksOfOneBrowser()
    const first = await openRead(store, { locks })
    const later = await openRead(store, { locks })
    expect(later.view.status).toBe('elsewhere')
    first.save({ pros: 'First' })
    later.save({ pros: 'Later' })
    await later.flush()
    first.close()
    await waitFor(() => expect(later.view).toMatchObject({ status: 'ready', answers: { pros: 'First' } }))
  })

  it('the later tab can take it over; the first stops saving', async () => {
    const locks = locksOfOneBrowser()
    const first = await openRead(store, { locks })
    const later = await openRead(store, { locks })
    later.takeOver()
    await waitFor(() => expect(later.view.status).toBe('ready'))
    await waitFor(() => expect(first.view.status).toBe('elsewhere'))
    later.save({ pros: 'Later' })
    await later.flush()
    first.save({ pros: 'First' })
    await first.flush()
    expect((await store.read()).records).toMatchObject([{ answers: { pros: 'Later' } }])
  })
})
