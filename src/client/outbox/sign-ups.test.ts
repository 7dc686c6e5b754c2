import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { forgetSignUps } from './sign-ups.ts'
import { type OutboxStore, openOutboxStore } from './store.ts'
import { createDraft, type FormName } from './submission.ts'

let store: OutboxStore
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  store = openOutboxStore(undefined)
  const begun = (type: FormName, now: number) =>
    createDraft({ owner: null, type, companyId: 0, companyName: '' }, { now, uuid: () => crypto.randomUUID() })
  await store.transact(() => ({
    put: [begun('sign_up', 1000), begun('employer_sign_up', 2000), begun('company_request', 1000)],
  }))
})
const left = async () => (await store.read()).records.map(({ type }) => type).sort()

it('an unfinished sign-up goes some time after its last change; nothing else does', async () => {
  await forgetSignUps(store, 1000)
  expect(await left()).toEqual(['company_request', 'employer_sign_up', 'sign_up'])
  await forgetSignUps(store, 1001)
  expect(await left()).toEqual(['company_request', 'employer_sign_up'])
})

it('a person who signs in has no use for any', async () => {
  await forgetSignUps(store)
  expect(await left()).toEqual(['company_request'])
})
