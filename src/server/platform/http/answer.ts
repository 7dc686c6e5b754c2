import type { Problem, ProblemCode } from '../../../contract/problem.ts'
import type { MessageKey, Values } from './words.ts'

export type Success = {
  /** What `response` of the contract describes. */
  data?: unknown
  /** A key of `messages.json`; told in the language of the call. */
  message?: MessageKey
  values?: Values
  status?: number
  /** The bytes of an endpoint whose answer is a file; nothing else is then answered. */
  file?: { type: string; bytes: Uint8Array }
}
/** An expected failure. `retryAfter` in seconds; `challenge` is work after which the call may be made again. */
export type Refused = { refused: number; problems: Problem[]; retryAfter?: number; challenge?: string }
export type Answer = Success | Refused

/** Refuses a call: `refuse(409, 'already_reviewed')`, `refuse(422, 'company_unknown', 'company_id')`. */
export function refuse(status: number, code: ProblemCode, path = '', retryAfter?: number): Refused {
  return { refused: status, problems: [{ path, code }], retryAfter }
}

export function isRefused(answer: object): answer is Refused {
  return 'refused' in answer
}
