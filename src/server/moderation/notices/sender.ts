import type { Language } from '../../platform/http/words.ts'
import type { Notice } from './notices.queries.ts'

/** The person who sent a notice, as a mail reaches them: an address without an account, and the page of the receipt. */
export type Sender = { to: string; language: Language; path: string; number: string }

/** Describes who sent a notice; null once that is forgotten. */
export const describeSender = ({ number, content }: Notice): Sender | null =>
  content && { to: content.email, language: content.language, path: `/notice/${content.receipt}`, number }
