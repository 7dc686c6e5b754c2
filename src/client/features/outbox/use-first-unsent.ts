import { useSnapshot } from 'valtio'
import { queue } from '../../outbox/queue.ts'
import type { Submission } from '../../outbox/submission.ts'
import { getOwner, session } from '../../session/session.ts'

/**
 * Returns the record to continue with: a refused one first, then the draft edited last; undefined where there is none.
 */
export function useFirstUnsent(): Submission | undefined {
  const { records } = useSnapshot(queue) as typeof queue
  const lastFirst = [...records].sort((a, b) => b.savedAt - a.savedAt)
  const me = getOwner(useSnapshot(session).auth as typeof session.auth)
  const mine = lastFirst.filter(({ owner }) => owner !== null && owner === me)
  return mine.find(({ state }) => state === 'refused') ?? mine.find(({ state }) => state === 'draft')
}
