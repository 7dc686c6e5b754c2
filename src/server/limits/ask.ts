import { type Answer, isRefused, type Refusal, refuse } from '../platform/http/answer.ts'
import type { Call } from '../platform/http/call.ts'
import type { Attempt } from './limits.ts'
import type { LimitName, Part } from './table.ts'

export type LimitedCall = Pick<Call, 'address' | 'proof' | 'now'>

/** Builds the attempt a call is counted as. */
export const getTriedBy = ({ address, proof, now }: LimitedCall, by: Partial<Record<Part, string>>): Attempt => ({
  network: address,
  ...by,
  proof,
  now,
})

/** The codes a reached limit is refused with, each 429. */
type LimitProblem = 'too_many' | 'quota_reached' | 'votes_reached'

/** What is known once the limits let a call proceed. */
export type LimitOutcome = { silent: boolean; warn: boolean }

/** Counts what a call is about to try; returns that it may proceed, and how, or the refusal. */
export async function askLimits<Code extends LimitProblem = 'too_many'>(
  { services }: Pick<Call, 'services'>,
  name: LimitName,
  tried: Attempt,
  code?: Code,
): Promise<LimitOutcome | Refusal<Code | 'too_many' | 'work_needed'>> {
  const verdict = await services.limits.attempt(name, tried)
  if (verdict.may === 'go') return verdict
  if (verdict.may === 'wait') return refuse(429, code ?? 'too_many', '', verdict.left)
  return { ...refuse(429, 'work_needed'), challenge: verdict.challenge }
}

/**
 * Handles a call that counts towards a limit, if the limit allows it; an attempt that is then refused or fails is given
 * back.
 */
export async function handleWithinLimit<Code extends LimitProblem, Handled extends Answer>(
  call: Pick<Call, 'services'>,
  name: LimitName,
  tried: Attempt,
  code: Code,
  handle: () => Promise<Handled>,
): Promise<Handled | Refusal<Code | 'too_many' | 'work_needed'>> {
  const held = await askLimits(call, name, tried, code)
  if (isRefused(held)) return held
  let taken = false
  try {
    const answer = await handle()
    taken = !isRefused(answer)
    return answer
  } finally {
    if (!taken) await call.services.limits.giveBack(name, tried)
  }
}
