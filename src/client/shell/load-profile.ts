import { getProfile } from '../../contract/accounts/user.ts'
import { call } from '../api/page.ts'
import { session } from '../session/session.ts'

/**
 * Loads the profile when a token exists (spec 4, session): what this device kept of the person may be old. A refusal
 * ends the session like any other; without an answer the kept person stays.
 */
export async function loadProfile(): Promise<void> {
  const { token } = session.auth
  if (!token) return
  const loaded = await call(getProfile)
  // Somebody else may have signed in meanwhile.
  if (loaded.ok && session.auth.token === token) session.auth.user = loaded.data
}
