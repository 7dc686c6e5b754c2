import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'

const lease = { token: 'one', user: 'reem@x.example', epoch: 3, language: 'ar' } as const
let store: typeof import('./store.ts')

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  store = await import('./store.ts')
})

it('the worker has the session from the first review that waits until it is taken back', async () => {
  expect(await store.readLease()).toBeUndefined()
  await store.storeLease(lease)
  expect(await store.readLease()).toEqual(lease)
  await store.revokeLease(3)
  expect(await store.readLease()).toBeUndefined()
})

it('the same session can be lent again, a later one too', async () => {
  await store.storeLease(lease)
  await store.revokeLease(3)
  await store.storeLease(lease)
  expect(await store.readLease()).toEqual(lease)
  await store.storeLease({ ...lease, token: 'two', epoch: 5 })
  expect(await store.readLease()).toMatchObject({ token: 'two' })
})

it('a copy that comes late, after its session ended, is not taken', async () => {
  await store.revokeLease(4)
  await store.storeLease(lease)
  expect(await store.readLease()).toBeUndefined()
})

it('an old page does not take back the copy of a later session', async () => {
  await store.storeLease({ ...lease, epoch: 5 })
  await store.revokeLease(4)
  expect(await store.readLease()).toMatchObject({ epoch: 5 })
})

it('without IndexedDB nothing is lent and nothing fails', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await store.storeLease(lease)
  expect(await store.readLease()).toBeUndefined()
})
