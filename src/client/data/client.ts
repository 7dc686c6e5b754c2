import type { User } from '../../contract/accounts/user.schema.ts'
import { deviceStorage } from '../platform/device-storage.ts'
import { askPresence, askSecondFactor } from '../platform/modals.ts'
import { dismissToast, showToast } from '../platform/toast.ts'
import { handleRefusal } from '../session/refusals.ts'
import { session } from '../session/session.ts'
import { site } from '../session/site.ts'
import { hasWrittenLately } from './cache.ts'
import { type Call, createCall, isShut, type Outcome } from './call.ts'
import { outdated } from './outdated.ts'

const ask = createCall({
  fetch: (input, options) => fetch(input, options),
  language: () => (deviceStorage.getItem('lng') === 'arabic' ? 'ar' : 'en'),
  token: () => session.auth.token,
  wroteLately: hasWrittenLately,
  prove: async (challenge, words) => {
    const toast = showToast({ kind: 'pending', text: words })
    try {
      const { proveWork } = await import('./proof-of-work/prove.ts')
      return await proveWork(challenge)
    } finally {
      dismissToast(toast)
    }
  },
  // A refused call of an earlier session says nothing about the session that has begun since.
  onRefusal: (endpoint, refusal, token) => {
    if (token === session.auth.token) handleRefusal(endpoint, refusal)
  },
})

/**
 * Makes the page's requests to the server: with the session's token and the language in local storage (`lng`). Where
 * the response is the signed-in person's user record, the session is updated. Where a session alone is not enough, the
 * person is asked to prove presence, and the call is repeated.
 */
export const call: Call = async (endpoint, input) => {
  const { token } = session.auth
  let outcome = await ask(endpoint, input)
  // A person who closes that question gets the refusal unchanged.
  const codes = listCodes(outcome)
  const by = proofs.find(([code]) => codes.has(code))?.[1]
  if (by && (await askPresence(by))) outcome = await ask(endpoint, input)
  if (codes.has('client_outdated')) outdated.set(true)
  if (isShut(outcome)) site.shut = true
  if (codes.has('second_factor_missing')) askSecondFactor('passkey')
  if (codes.has('second_factor_alone')) askSecondFactor('spare')
  // Another person may have signed in meanwhile.
  if (outcome.ok && endpoint.answersUser && session.auth.token === token)
    session.auth.user = withNote(outcome.data as unknown as User)
  return outcome
}

/** Keeps what this person was told at the sign-in, until they answer it. */
const withNote = (user: User): User => {
  const since = session.auth.user?.terms_since
  return since === undefined ? user : { ...user, terms_since: since }
}

/** The accepted proofs of presence, by the problem code that requires them. */
const proofs = [
  ['second_factor_needed', 'second'],
  ['key_required', 'key'],
  ['presence_required', 'anything'],
] as const

const listCodes = (outcome: Outcome<unknown>): ReadonlySet<string> =>
  new Set(outcome.ok ? [] : outcome.problems.map(({ code }) => code))
