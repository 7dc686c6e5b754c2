import { logout, logoutAndForget } from '../../contract/accounts/user.ts'
import { sendMutation } from '../data/mutation.ts'
import { getDeviceSecret } from '../session/device-secret.ts'
import { signOut } from '../session/session.ts'
import { device } from '../session/shared-device.ts'

type Guard = () => Promise<boolean>
let guard: Guard = async () => true

/** Sets the question to ask before a logout; it resolves with false to stay (reviews still waiting, offline.md 16). */
export function guardLogOut(ask: Guard): void {
  guard = ask
}

/**
 * Logs out: revokes the token, clears the auth state and goes to `/` (N-021, N-022). `forget`: this browser is also to
 * unlock nothing of the person any more, as always on a shared device.
 */
export async function logOut(go: (path: string) => void, { forget = device.shared } = {}): Promise<void> {
  if (!(await guard())) return
  // The device forgets at once; the request to the server runs meanwhile, and without a network the token simply
  // expires.
  const loggedOut = forget
    ? sendMutation(logoutAndForget, { body: { device: getDeviceSecret() } })
    : sendMutation(logout)
  signOut()
  go('/')
  await loggedOut
}
