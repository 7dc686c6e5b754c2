import { logout, logoutAndForget } from '../../contract/accounts/user.ts'
import { sendMutation } from '../data/mutation.ts'
import { getDeviceSecret } from '../session/device-secret.ts'
import { signOut } from '../session/session.ts'
import { device } from '../session/shared-device.ts'

/**
 * Asks what is to become of what waits on this device (design: offline 16); resolves with false to stay. No first view
 * needs it, so its code is loaded now. Where that fails, the person is signed out, and what they wrote waits for them.
 */
async function ask(): Promise<boolean> {
  const loaded = await import('./sign-out.ts').catch(() => undefined)
  return loaded ? loaded.requestSignOut() : true
}

/**
 * Logs out: asks about what waits, revokes the token, clears the auth state and goes to `/` (N-021, N-022). `forget`: this browser is also to
 * unlock nothing of the person any more, as always on a shared device.
 */
export async function logOut(go: (path: string) => void, { forget = device.shared } = {}): Promise<void> {
  if (!(await ask())) return
  // The device forgets at once; the request to the server runs meanwhile, and without a network the token simply
  // expires.
  const loggedOut = forget
    ? sendMutation(logoutAndForget, { body: { device: getDeviceSecret() } })
    : sendMutation(logout)
  signOut()
  go('/')
  await loggedOut
}
