import { useSnapshot } from 'valtio'
import { listActivity } from '../../contract/notifications/activity.ts'
import { session } from '../session/session.ts'
import { useQuery } from './query.ts'

/**
 * Reads the activity of the signed-in person; the page and the badge share one request. None for visitors and closed
 * accounts.
 */
export function useActivity() {
  const { user } = useSnapshot(session).auth
  return useQuery(listActivity, user && user.closeable !== 1 ? {} : null)
}
