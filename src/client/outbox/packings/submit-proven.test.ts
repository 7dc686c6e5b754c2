import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleAnswers } from '../../../../tests/support/answers/sample-reviews.ts'
import { chooseProof } from '../../data/proofs/choose.ts'
import { deviceStorage } from '../../platform/device-storage.ts'
import type { DrainResult } from '../drain.ts'
import { type OutboxStore, openOutboxStore } from '../store.ts'
import { getSlot, markRefused } from '../submission.ts'
import { submit } from '../submit.ts'
import { packAgain } from './again.ts'
import { packReview } from './review.ts'

vi.mock('../../data/proofs/choose.ts', () => ({ chooseProof: vi.fn() }))
const chosen = vi.mocked(chooseProof)
const proof = { year: 2026, nonce: 'n', signature: 's' }
const subject = { owner: 'reem@x.example', type: 'company', companyId: 7, companyName: 'Rimal' } as const
const answers = sampleAnswers('company')
let store: OutboxStore
let isSent = false

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  store = openOutboxStore(undefined)
  isSent = false
  deviceStorage.setItem('proofs', JSON.stringify([{ company: 7, year: 2026 }]))
  chosen.mockReset().mockResolvedValue({ proof })
})

const drain = async (): Promise<DrainResult> => {
  const [record] = (await store.read()).records
  if (isSent && record)
    await store.transact(() => ({
      remove: [getSlot(record)],
      sent: [{ id: record.id, owner: record.owner, type: record.type, day: '2026-11-30' }],
    }))
  return { state: 'empty' }
}
const send = (of: { type: 'company' | 'salary' } = subject) =>
  submit(
    { store, drain, chance: () => ({ now: Date.parse('2026-11-30'), uuid: () => crypto.randomUUID() }) },
    { ...subject, ...of },
    of.type === 'company' ? answers : sampleAnswers('salary'),
    packReview(of.type),
  )
const readWaiting = async () => (await store.read()).records[0]!

it('a company review travels with the proof of this device, also packed again by a later client', async () => {
  expect(await send()).toEqual({ state: 'waiting', message: undefined })
  const record = await readWaiting()
  expect(record.parcel?.body).toMatchObject({ company_id: 7, proof })
  expect(record.answers.proof).toBeUndefined()
  const packed = packReview('company').pack(record)
  expect(packAgain(record, packed).parcel?.body).toMatchObject({ company_id: 7, proof })
  // It may still be needed: the server does not have it yet.
  expect(deviceStorage.getItem('proofs')).not.toBeNull()
})

it('the proof is deleted once the server has the review', async () => {
  isSent = true
  expect(await send()).toMatchObject({ state: 'sent' })
  expect(deviceStorage.getItem('proofs')).toBeNull()
})

it('one that must not be used here is a problem, and nothing is queued until its writer sends again', async () => {
  chosen.mockResolvedValueOnce({ problem: 'proof_network' }).mockResolvedValueOnce({})
  expect(await send()).toEqual({ state: 'refused', problems: [{ path: 'proof', code: 'proof_network' }] })
  expect((await store.read()).records).toEqual([])
  await send()
  expect((await readWaiting()).parcel?.body.proof).toBeUndefined()
})

it('what the server said of it before is known when it is chosen again', async () => {
  await send()
  const refused = markRefused(await readWaiting(), [{ path: 'proof', code: 'proof_spent' }])
  await store.transact(() => ({ put: [refused] }))
  await send()
  expect(chosen).toHaveBeenLastCalledWith(7, [{ path: 'proof', code: 'proof_spent' }])
})

it('no other review has one, and without one nothing is asked for', async () => {
  await send({ type: 'salary' })
  deviceStorage.removeItem('proofs')
  await send()
  expect(chosen).not.toHaveBeenCalled()
})
