import type { OutboxStore } from './store.ts'
import { resume } from './submission.ts'

/** Returns records held for this person to the queue, in their old place (design: offline 14). */
export async function resumeHeld(store: OutboxStore, person: string | null): Promise<void> {
  if (person === null) return
  await store.transact(({ records }) => {
    const back = records.filter(({ state, owner }) => state === 'held' && owner === person)
    return back.length > 0 ? { put: back.map(resume) } : undefined
  })
}
