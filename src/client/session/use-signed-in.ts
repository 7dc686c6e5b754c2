import { useSnapshot } from 'valtio'
import { session } from './session.ts'

/**
 * Whether somebody is signed in (spec 3, session). By the token: it stays the same when the person's profile comes
 * anew, with which a screen that asks for `user` only to know this would be drawn anew, and a form in it.
 */
export const useSignedIn = (): boolean => useSnapshot(session).auth.token !== null
