import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from '../../../tests/support/wait-for.ts'
import { changeFollowing, follow, following, readFollowing } from '../data/following/followed.ts'
import { readCopy, storeCopy } from '../data/following/worker-copy.ts'
import { session, signIn, signOut } from '../session/session.ts'
import { device } from '../session/shared-device.ts'
import { forgetTraces, requestSignOut } from './sign-out.ts'
import { signOutPrompt } from './sign-out-prompt.ts'
import { type OutboxStore, openOutboxStore } from './store.ts'
import { createDraft, type Submission, type SubmissionState, toTrace } from './submission.ts'

const page = vi.hoisted(() => ({ store: undefined as unknown }))
vi.mock('./page.ts', () => ({
  get store() {
    return page.store
  },
}))

/** Creates a storage as a browser has it. */
function storage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

const me = 'own-name'
let store: OutboxStore
let companyId = 0
const record = (state: SubmissionState, owner: string | null = me): Submission => ({
  ...createDraft(
    { owner, type: 'company', companyId: ++companyId, companyName: 'Masar' },
    { now: 1, uuid: () => crypto.randomUUID() },
  ),
  state,
})
const left = async () => (await store.read()).records.map(({ state, owner }) => `${state} ${owner}`).sort()

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storage())
  store = openOutboxStore(undefined)
  page.store = store
  device.shared = false
  signOut()
  const data = { name: 'Reem', email: 'reem@x.example', image: null }
  signIn({ token: 't', user: { data, owner: me, closeable: 0, roles: [], represents: [], companies: [] } })
})

/** Signs out and answers the question once it is asked. */
async function leaving(choice: 'keep' | 'discard' | 'stay'): Promise<boolean> {
  const done = requestSignOut()
  await waitFor(() => expect(signOutPrompt.answer).not.toBeNull())
  signOutPrompt.answer?.(choice)
  return done
}

it('asks nothing when nothing was written', async () => {
  await store.transact(() => ({ put: [record('draft', 'other')] }))
  expect(await requestSignOut()).toBe(true)
  expect(await left()).toEqual(['draft other'])
})

it('asks for drafts, refused, waiting and held reviews, a visitor’s too: keep, discard or stay', async () => {
  await store.transact(() => ({
    put: [record('draft'), record('refused'), record('waiting'), record('held'), record('draft', null)],
  }))
  await store.transact(() => ({ put: [record('waiting', 'other')] }))
  const all = await left()
  expect(await leaving('stay')).toBe(false)
  expect(signOutPrompt.waiting).toBe(5)
  expect(await leaving('keep')).toBe(true)
  expect(await left()).toEqual(all)
  expect(await leaving('discard')).toBe(true)
  expect(await left()).toEqual(['waiting other'])
})

it('traces of what was sent and visited companies go; settings stay', async () => {
  const caches = { delete: vi.fn(async () => true) }
  vi.stubGlobal('caches', caches)
  for (const [key, value] of [
    ['lng', 'arabic'],
    ['recent:companies', '[{"id":7}]'],
    ['anything', 'else'],
  ] as const)
    localStorage.setItem(key, value)
  sessionStorage.setItem('anything', 'else')
  await store.transact(() => ({ put: [record('draft')], sent: [toTrace(record('draft'), 1)] }))
  await leaving('stay')
  expect(localStorage.length).toBe(3)
  expect(await leaving('keep')).toBe(true)
  expect(localStorage.getItem('lng')).toBe('arabic')
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0])
  expect((await store.read()).sent).toEqual([])
  expect(caches.delete.mock.calls.flat()).toEqual(['companies', 'lists', 'images'])
})

it('on a shared device drafts and traces go unasked, what waits only when asked', async () => {
  device.shared = true
  await store.transact(() => ({
    put: [record('draft'), record('refused'), record('draft', null), record('waiting')],
    sent: [toTrace(record('draft'), 1)],
  }))
  expect(await leaving('keep')).toBe(true)
  expect(signOutPrompt.waiting).toBe(1)
  expect(await left()).toEqual([`waiting ${me}`])
  expect((await store.read()).sent).toEqual([])
})

it('a session that ends by itself leaves what was written, and no trace', async () => {
  await store.transact(() => ({ put: [record('draft'), record('held')], sent: [toTrace(record('draft'), 1)] }))
  localStorage.setItem('recent:companies', '[{"id":7}]')
  await forgetTraces()
  expect(await left()).toEqual([`draft ${me}`, `held ${me}`])
  expect([(await store.read()).sent, localStorage.length]).toEqual([[], 0])
})

it('the session is still there while it asks', async () => {
  await store.transact(() => ({ put: [record('waiting')] }))
  await leaving('stay')
  expect(session.auth.token).toBe('t')
})

it('nothing that was followed is left after a sign-out, and the site sends no push to this device any more', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    asked.push(`${path} ${options?.body}`)
    return Response.json({})
  })
  const numbers = { reviews: 1, rate: null, pay: null }
  follow({ kind: 'company', id: 7, name_en: 'Rimal', name_ar: 'رمال', logo: null }, numbers)
  changeFollowing((kept) => ({ ...kept, push: 'https://push.example/1' }))
  await storeCopy({
    ...{ list: readFollowing().list, slots: [] },
    words: { title: 'Shafaf', some: 'some', none: 'none', lang: 'en', dir: 'ltr' },
  })
  expect(await requestSignOut()).toBe(true)
  expect([localStorage.getItem('following'), following.get().list]).toEqual([null, []])
  await waitFor(async () => expect(await readCopy()).toBeUndefined())
  await waitFor(() => expect(asked).toEqual(['/api/push/remove {"endpoint":"https://push.example/1"}']))
})
