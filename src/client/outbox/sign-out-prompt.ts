import { proxy } from 'valtio'

/** The choices for waiting reviews when their writer signs out. */
export type SignOutChoice = 'keep' | 'discard' | 'stay'

/** The open question: how many reviews wait, and the function to call with the answer. */
export const signOutPrompt = proxy<{ waiting: number; answer: ((choice: SignOutChoice) => void) | null }>({
  waiting: 0,
  answer: null,
})
