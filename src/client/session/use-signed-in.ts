import { useSnapshot } from 'valtio'
import { session } from './session.ts'

/**
 * Returns whether someone is signed in (spec 3, session). It depends on the token, which stays the same when the
 * person's profile is read again: a screen that asked for `user` only to know this would re-render then, and a form in
 * it.
 */
export const useSignedIn = (): boolean => useSnapshot(session).auth.token !== null
