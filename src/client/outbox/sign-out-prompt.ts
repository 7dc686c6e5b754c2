import { proxy } from 'valtio'

/** What becomes of reviews that wait when their writer signs out. */
export type SignOutChoice = 'keep' | 'discard' | 'stay'

/** The question that is open: how many reviews wait, and what to call with the answer. */
export const signOutPrompt = proxy<{ waiting: number; answer: ((choice: SignOutChoice) => void) | null }>({
  waiting: 0,
  answer: null,
})
