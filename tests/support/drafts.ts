import { type Draft, openDraft } from '../../src/client/outbox/draft.ts'
import { packReview } from '../../src/client/outbox/packings/review.ts'
import type { Packing } from '../../src/client/outbox/request.ts'
import type { OutboxStore } from '../../src/client/outbox/store.ts'
import type { Subject } from '../../src/client/outbox/submission.ts'
import { waitFor } from './wait-for.ts'

export const packing = packReview('company')
/** The subject of a draft: a member's review of a company. */
export const me = { owner: 'reem@x.example', type: 'company', companyId: 7, companyName: 'Masar' } as const

export const chance = () => ({ now: Date.now(), uuid: () => crypto.randomUUID() })
/** A drain for which nobody is signed in. */
export const noDrain = async () => ({ state: 'signedOut' }) as const

type How = { subject?: Subject; locks?: Pick<LockManager, 'request'>; by?: Packing; onFirstSave?: () => void }

/** Opens a draft and waits until it has been read from the device. */
export async function openRead(store: OutboxStore, how: How = {}): Promise<Draft> {
  const { subject = me, locks = locksOfOneBrowser(), by = packing, onFirstSave = () => {} } = how
  const draft = openDraft({ store, drain: noDrain, chance, locks, onFirstSave }, subject, by)
  await waitFor(() => {
    if (draft.view.status === 'opening') throw new Error('not read yet')
  })
  return draft
}

/** Web Locks as far as drafts use them: one holder per name, others wait, `steal` takes the lock over. */
export function locksOfOneBrowser(): Pick<LockManager, 'request'> {
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
