import { type Refused, refuse } from '../../platform/http/answer.ts'
import type { MemberCall } from '../../platform/http/call.ts'
import { isPresent } from '../proof.ts'
import { passwordProblem } from './password-again.ts'

/**
 * Why a call that asks for a proof of presence is not taken; undefined where it is. A password that comes along is held
 * against the account however lately its person was there: whoever sends one means it.
 */
export async function presenceProblem(call: MemberCall, password: unknown): Promise<Refused | undefined> {
  if (typeof password === 'string') return passwordProblem(call, password)
  return isPresent(call.presence, call.now) ? undefined : refuse(409, 'presence_required')
}
