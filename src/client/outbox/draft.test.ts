import { IDBFactory } from 'fake-indexeddb'
import { snapshot } from 'valtio'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chance, locksOfOneBrowser, me, noDrain, openRead, packing } from '../../../tests/support/drafts.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'
import { getOpeningView, openDraft } from './draft.ts'
import { type OutboxStore, openOutboxStore } from './store.ts'
import { markRefused } from './submission.ts'

let store: OutboxStore

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  store = openOutboxStore(undefined)
})

describe('a draft survives', () => {
  it('D-009, D-010: until the device was read its form is empty and at its first step', () => {
    expect(getOpeningView()).toEqual({
      ...{ status: 'opening', answers: {}, step: 1, restored: 0, problems: [], basis: undefined },
    })
  })

  it('what is typed while the device is still being read is kept, unless something lies there already', async () => {
    const typeEarly = async (text: string) => {
      const draft = openDraft({ store, drain: noDrain, chance, locks: locksOfOneBrowser() }, me, packing)
      draft.save({ pros: text })
      await waitFor(() => expect(draft.view.status).toBe('ready'))
      await draft.flush()
      draft.close()
      return (await store.read()).records.map(({ answers }) => answers.pros)
    }
    expect(await typeEarly('first')).toEqual(['first'])
    expect(await typeEarly('second')).toEqual(['first'])
  })

  it('text typed before the device was read, as the page closes, is stored only where there is no draft', async () => {
    const leaveEarly = async (text: string) => {
      const never = { request: () => new Promise(() => {}) } as never
      const draft = openDraft({ store, drain: noDrain, chance, locks: never }, me, packing)
      draft.save({ pros: text })
      draft.leave()
      const read = async () => (await store.read()).records.map(({ answers }) => answers.pros)
      await waitFor(async () => expect(await read()).not.toEqual([]))
      return read()
    }
    expect(await leaveEarly('first')).toEqual(['first'])
    expect(await leaveEarly('second')).toEqual(['first'])
  })

  it('a page that goes while an older write is under way keeps what was typed last', async () => {
    const draft = await openRead(store)
    draft.save({ pros: 'G' })
    const older = draft.flush()
    draft.save({ pros: 'Good' })
    draft.leave()
    await older
    expect((await store.read()).records).toMatchObject([{ answers: { pros: 'Good' } }])
  })

  it('D-009, D-010, D-016: what was typed and the step are back', async () => {
    const draft = await openRead(store)
    draft.save({ pros: 'G' }, 2)
    draft.save({ pros: 'Good' }, 3)
    await waitFor(async () => expect((await store.read()).records).toHaveLength(1))
    const again = await openRead(store)
    expect(again.view).toMatchObject({ answers: { pros: 'Good' }, step: 3, restored: 1 })
    expect(again.saved).toMatchObject({ state: 'draft', savedAt: expect.any(Number) })
  })

  it('a save changes nothing that the form is drawn with', async () => {
    const draft = await openRead(store)
    const before = snapshot(draft.view)
    draft.save({ pros: 'Good' })
    await draft.flush()
    expect(draft.saved.state).toBe('draft')
    expect(snapshot(draft.view)).toBe(before)
  })

  it('opening a form saves nothing', async () => {
    const draft = await openRead(store)
    await draft.flush()
    expect((await store.read()).records).toEqual([])
    expect(draft.saved).toMatchObject({ state: 'new', savedAt: null })
  })

  it('asks the browser to keep it once it is saved', async () => {
    const onFirstSave = vi.fn()
    const draft = await openRead(store, { onFirstSave })
    draft.save({ pros: 'Good' })
    expect(onFirstSave).not.toHaveBeenCalled()
    await draft.flush()
    expect(onFirstSave).toHaveBeenCalledOnce()
  })

  it('never claims to be saved without IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined)
    store = openOutboxStore(undefined)
    const draft = await openRead(store)
    draft.save({ pros: 'Good' })
    await draft.flush()
    expect(draft.saved).toMatchObject({ kept: false, savedAt: null, state: 'draft' })
    expect((await openRead(store)).view.answers).toEqual({ pros: 'Good' })
  })

  it('a refused review reopens with its problems', async () => {
    const draft = await openRead(store)
    draft.save({ pros: 'No' })
    await draft.flush()
    await store.transact(({ records: [record] }) => ({
      put: [markRefused(record!, [{ path: 'pros', code: 'pros_length' }], 'Please')],
    }))
    const again = await openRead(store)
    expect(again.saved.state).toBe('refused')
    expect(again.view).toMatchObject({ problems: [{ path: 'pros', code: 'pros_length' }], answers: { pros: 'No' } })
  })
})
