import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { session, signIn, signOut } from '../session/session.ts'
import { device } from '../session/shared-device.ts'
import { farewell } from './farewell.ts'
import { requestSignOut } from './sign-out.ts'
import { type OutboxStore, openOutboxStore } from './store.ts'
import { drafted, type Submission, type SubmissionState } from './submission.ts'

const page = vi.hoisted(() => ({ store: undefined as unknown }))
vi.mock('./page.ts', () => ({
  get store() {
    return page.store
  },
}))

const me = 'reem@x.example'
let store: OutboxStore
let companyId = 0
const record = (state: SubmissionState, owner: string | null = me): Submission => ({
  ...drafted(
    { owner, type: 'company', companyId: ++companyId, companyName: 'Masar' },
    { now: 1, uuid: () => crypto.randomUUID() },
  ),
  state,
})
const left = async () => (await store.read()).records.map(({ state, owner }) => `${state} ${owner}`).sort()

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  store = openOutboxStore(undefined)
  page.store = store
  device.shared = false
  signOut()
  const data = { name: 'Reem', email: me, image: null }
  signIn({ token: 't', user: { data, closeable: 0, roles: [], represents: [], companies: [] } })
})

/** Signs out and answers the question once it is asked. */
async function leaving(choice: 'keep' | 'discard' | 'stay'): Promise<boolean> {
  const done = requestSignOut()
  await vi.waitFor(() => expect(farewell.answer).not.toBeNull())
  farewell.answer?.(choice)
  return done
}

it('asks nothing when nothing waits, and leaves drafts', async () => {
  await store.transact(() => ({ put: [record('draft')] }))
  expect(await requestSignOut()).toBe(true)
  expect(await left()).toEqual([`draft ${me}`])
})

it('asks for waiting and held reviews: keep, discard or stay', async () => {
  await store.transact(() => ({ put: [record('waiting'), record('held'), record('waiting', 'other@x.example')] }))
  expect(await leaving('stay')).toBe(false)
  expect(farewell.waiting).toBe(2)
  expect(await leaving('keep')).toBe(true)
  expect(await left()).toEqual([`held ${me}`, 'waiting other@x.example', `waiting ${me}`])
  expect(await leaving('discard')).toBe(true)
  expect(await left()).toEqual(['waiting other@x.example'])
})

it('on a shared device drafts and traces go, what waits only when asked', async () => {
  device.shared = true
  await store.transact(() => ({
    put: [record('draft'), record('refused'), record('draft', null), record('waiting')],
    sent: [{ ...record('draft'), sentAt: 1 }],
  }))
  expect(await leaving('keep')).toBe(true)
  expect(await left()).toEqual([`waiting ${me}`])
  expect((await store.read()).sent).toEqual([])
})

it('the session is still there while it asks', async () => {
  await store.transact(() => ({ put: [record('waiting')] }))
  await leaving('stay')
  expect(session.auth.token).toBe('t')
})
