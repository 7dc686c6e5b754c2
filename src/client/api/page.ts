import { handleRefusal } from '../session/refusals.ts'
import { session } from '../session/session.ts'
import { dismissToast, toast } from '../ui/toast.ts'
import { createCall } from './call.ts'

/** The page's way to the server: with the session's token and the language in local storage (`lng`). */
export const call = createCall({
  fetch: (input, options) => fetch(input, options),
  language: () => (localStorage.getItem('lng') === 'arabic' ? 'ar' : 'en'),
  token: () => session.auth.token,
  prove: async (challenge, words) => {
    const told = toast({ kind: 'pending', text: words })
    try {
      const { proveWork } = await import('./work/prove.ts')
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
