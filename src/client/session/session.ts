import { proxy, subscribe } from 'valtio'
import type { User } from '../../contract/accounts/user.ts'

/** Who is signed in (spec 3, session): both null, or both set. */
export type Auth = { token: string | null; user: User | null }

const key = 'persist:root'

/** The client's own state of the session; read it in components with `useSnapshot`. */
export const session = proxy<{ auth: Auth; compare: Record<string, unknown> }>(read())

/** Login stores `token` and `user`; from then on the state is logged in (spec 4). */
export function signIn(auth: { token: string; user: User }): void {
  session.auth = auth
}

/** A generic logout resets all state (spec 4). */
export function signOut(): void {
  session.auth = { token: null, user: null }
  session.compare = {}
}

/** The signed-in person as drafts and the outbox know them: a name only the server can compute, or null for a visitor. */
export const getOwner = ({ user }: Auth): string | null => user?.owner ?? null

/**
 * Keeps `persist:root` in local storage and this state alike, in every tab. Returns a function that stops it. The store
 * is the authority: what another tab writes there is taken over here.
 */
export function keepSession(storage: Storage, tab: EventTarget): () => void {
  let taking = false
  // What was taken over from another tab is not written back: half of it would undo what that tab has just written.
  const write = () => {
    if (!taking) storage.setItem(key, JSON.stringify({ auth: session.auth, compare: session.compare }))
  }
  const stop = subscribe(session, write, true)
  const take = (event: Event) => {
    const changed = (event as StorageEvent).key
    if (changed !== key && changed !== null) return
    taking = true
    Object.assign(session, read())
    taking = false
  }
  tab.addEventListener('storage', take)
  return () => {
    stop()
    tab.removeEventListener('storage', take)
  }
}

function read(): { auth: Auth; compare: Record<string, unknown> } {
  const nobody = { auth: { token: null, user: null }, compare: {} }
  if (typeof localStorage === 'undefined') return nobody
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
    const signedIn = typeof stored.auth?.token === 'string' && stored.auth.user?.data
    return { auth: signedIn ? stored.auth : nobody.auth, compare: stored.compare ?? {} }
  } catch {
    return nobody
  }
}
