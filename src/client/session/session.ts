import { proxy, subscribe } from 'valtio'
import type { User } from '../../contract/accounts/user.schema.ts'
import { deviceStorage } from '../platform/device-storage.ts'

/** Who is signed in (spec 3, session): both null, or both set. */
export type Auth = { token: string | null; user: User | null }

const key = 'persist:root'

/** The client's own state of the session; read it in components with `useSnapshot`. */
export const session = proxy<{ auth: Auth; compare: Record<string, unknown> }>(read())

/** Stores `token` and `user` after a login; from then on the state is logged in (spec 4). */
export function signIn(auth: { token: string; user: User }): void {
  session.auth = auth
}

/** Resets all state; a generic logout (spec 4). */
export function signOut(): void {
  session.auth = { token: null, user: null }
  session.compare = {}
}

/**
 * Returns the name by which drafts and the outbox know the signed-in person: only the server can compute it; null for a
 * visitor.
 */
export const getOwner = ({ user }: Auth): string | null => user?.owner ?? null

/**
 * Keeps `persist:root` in local storage and this state in sync, in every tab. Returns a function that stops it. The
 * store is the authority: what another tab writes there is taken over here.
 */
export function syncSession(storage: Pick<Storage, 'setItem'>, tab: EventTarget): () => void {
  let taking = false
  // What was taken over from another tab is not written back: that would partly undo what that tab has just written.
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
  try {
    const stored = JSON.parse(deviceStorage.getItem(key) ?? '{}')
    const signedIn = typeof stored.auth?.token === 'string' && stored.auth.user?.data
    return { auth: signedIn ? stored.auth : nobody.auth, compare: stored.compare ?? {} }
  } catch {
    return nobody
  }
}
