import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { signOut } from './session.ts'

/** Why the session ended without the person asking for it (spec 8, global handling). */
export type Ending = 'unauthenticated' | 'unauthorized'

const listeners = new Set<(ending: Ending) => void>()

/** The shell listens here to show the specified toast and to redirect when it closes. Returns an unsubscriber. */
export function onSessionEnded(listener: (ending: Ending) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns how a refused call ends the session: 403 on any call but `/login`, and 401 on any call but `/login` and
 * `/social/login`, clear the saved auth; only for a body with a message. Everything else goes to the caller unchanged
 * (spec 8).
 */
export function toSessionEnd(path: string, status: number, message: string | undefined): Ending | undefined {
  if (!message || path === '/login') return undefined
  if (status === 403) return 'unauthorized'
  if (status === 401 && path !== '/social/login') return 'unauthenticated'
  return undefined
}

export function handleRefusal(
  { path }: AnyEndpoint,
  { status, message }: { status: number; message?: string | undefined },
): void {
  const ending = toSessionEnd(path, status, message)
  if (!ending) return
  signOut()
  for (const listener of listeners) listener(ending)
}
