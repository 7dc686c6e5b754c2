import type { User } from '../../contract/accounts/user.ts'
import { handleRefusal } from '../session/refusals.ts'
import { session } from '../session/session.ts'
import { dismissToast, toast } from '../ui/toast.ts'
import { type Call, createCall } from './call.ts'

const ask = createCall({
  fetch: (input, options) => fetch(input, options),
  language: () => (localStorage.getItem('lng') === 'arabic' ? 'ar' : 'en'),
  token: () => session.auth.token,
  prove: async (challenge, words) => {
    const told = toast({ kind: 'pending', text: words })
    try {
      const { proveWork } = await import('./proof-of-work/prove.ts')
      return await proveWork(challenge)
    } finally {
      dismissToast(told)
    }
  },
  // A refusal of an earlier session says nothing about the one that has begun since.
  onRefusal: (endpoint, refusal, token) => {
    if (token === session.auth.token) handleRefusal(endpoint, refusal)
  },
})

/**
 * The page's way to the server: with the session's token and the language in local storage (`lng`). Where the answer is
 * the person as they now are, the session follows.
 */
export const call: Call = async (endpoint, input) => {
  const { token } = session.auth
  const outcome = await ask(endpoint, input)
  // Somebody else may have signed in meanwhile.
  if (outcome.ok && endpoint.answersUser && session.auth.token === token)
    session.auth.user = outcome.data as unknown as User
  return outcome
}
