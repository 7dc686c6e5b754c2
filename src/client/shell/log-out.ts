import { logout } from '../../contract/accounts/user.ts'
import { sendMutation } from '../data/mutation.ts'
import { signOut } from '../session/session.ts'

type Guard = () => Promise<boolean>
let guard: Guard = async () => true

/** Sets the question to ask before a logout; it resolves with false to stay (reviews still waiting, offline.md 16). */
export function guardLogOut(ask: Guard): void {
  guard = ask
}

/** Logs out from the menu: revokes the token, clears the auth state and goes to `/` (N-021, N-022). */
export async function logOut(go: (path: string) => void): Promise<void> {
  if (!(await guard())) return
  // The device forgets at once; the request to the server runs meanwhile, and without a network the token simply
  // expires.
  const loggedOut = sendMutation(logout)
  signOut()
  go('/')
  await loggedOut
}
