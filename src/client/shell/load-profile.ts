import { getProfile } from '../../contract/accounts/user.ts'
import { fetchQuery } from '../data/query.ts'
import { session } from '../session/session.ts'

/**
 * Loads the profile when a token exists (spec 4, session): the copy this device has stored may be old. A refusal ends
 * the session like any other; without a response the stored copy stays.
 */
export async function loadProfile(): Promise<void> {
  if (session.auth.token) await fetchQuery(getProfile)
}
