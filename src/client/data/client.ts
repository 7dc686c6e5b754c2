import type { User } from '../../contract/accounts/user.ts'
import { askPresence, tellSecond } from '../platform/modals.ts'
import { dismissToast, showToast } from '../platform/toast.ts'
import { handleRefusal } from '../session/refusals.ts'
import { session } from '../session/session.ts'
import { hasWrittenLately } from './cache.ts'
import { type Call, createCall, type Outcome } from './call.ts'

const ask = createCall({
  fetch: (input, options) => fetch(input, options),
  language: () => (localStorage.getItem('lng') === 'arabic' ? 'ar' : 'en'),
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
  // A refusal of an earlier session says nothing about the one that has begun since.
  onRefusal: (endpoint, refusal, token) => {
    if (token === session.auth.token) handleRefusal(endpoint, refusal)
  },
})

/**
 * The page's way to the server: with the session's token and the language in local storage (`lng`). Where the answer is
 * the person as they now are, the session follows. Where a session alone is not enough its person is asked whether it is
 * they, and the call made again.
 */
export const call: Call = async (endpoint, input) => {
  const { token } = session.auth
  let outcome = await ask(endpoint, input)
  // Whoever closes the question has the refusal as it came.
  const codes = listCodes(outcome)
  const by = proofs.find(([code]) => codes.has(code))?.[1]
  if (by && (await askPresence(by))) outcome = await ask(endpoint, input)
  if (codes.has('second_factor_missing')) tellSecond('passkey')
  if (codes.has('second_factor_alone')) tellSecond('spare')
  // Somebody else may have signed in meanwhile.
  if (outcome.ok && endpoint.answersUser && session.auth.token === token)
    session.auth.user = outcome.data as unknown as User
  return outcome
}

/** By what somebody may prove that it is they, by the refusal that asks for it. */
const proofs = [
  ['second_factor_needed', 'second'],
  ['key_required', 'key'],
  ['presence_required', 'anything'],
] as const

const listCodes = (outcome: Outcome<unknown>): ReadonlySet<string> =>
  new Set(outcome.ok ? [] : outcome.problems.map(({ code }) => code))
