import type { Problem, ProblemCode } from '../../../contract/problem.ts'
import type { StatusOf } from '../../../contract/problem-status.ts'
import type { MessageKey, Values } from './words.ts'

/** The message a success may have besides its data. */
export type Message = {
  /** A key of `messages.json`; translated to the language of the call. */
  message?: MessageKey
  values?: Values
  status?: number
}
/** The bytes of an endpoint that answers with a file, and with nothing else. */
export type FileAnswer = { type: string; bytes: Uint8Array }
/** A successful answer; `data` is what `response` of the contract describes. */
export type Success = Message & { data?: unknown; file?: FileAnswer }
/**
 * An expected failure. `retryAfter` is in seconds; `challenge` is proof of work after which the call may be made again.
 */
export type Refusal<Code extends ProblemCode = ProblemCode> = {
  refused: number
  problems: { path: Problem['path']; code: Code }[]
  retryAfter?: number | undefined
  challenge?: string
}
export type Answer = Success | Refusal

/** Refuses a call: `refuse(409, 'already_reviewed')`, `refuse(422, 'company_unknown', 'company_id')`. */
export function refuse<const Code extends ProblemCode>(
  status: StatusOf<Code>,
  code: Code,
  path = '',
  retryAfter?: number,
): Refusal<Code> {
  return { refused: status, problems: [{ path, code }], retryAfter }
}

export function isRefused(answer: object): answer is Refusal {
  return 'refused' in answer
}
