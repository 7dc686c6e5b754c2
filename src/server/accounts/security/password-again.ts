import { askLimits, getTriedBy } from '../../limits/ask.ts'
import { isRefused, type Refusal, refuse } from '../../platform/http/answer.ts'
import type { MemberCall } from '../../platform/http/call.ts'
import { readPasswordHash } from './security.queries.ts'

/**
 * Checks the password a signed-in person gives once more, so that a borrowed device is not enough. It came in `field`.
 * Returns undefined when it matches; otherwise the refusal: 422 `password_wrong`, or 429 after five wrong ones in a
 * minute.
 */
export async function findPasswordProblem(
  call: MemberCall,
  password: string,
  field = 'password',
): Promise<Refusal<'password_wrong' | 'too_many' | 'work_needed'> | undefined> {
  const { services, account } = call
  const { db, limits, passwords } = services
  const tried = getTriedBy(call, { account: account.id })
  const held = await askLimits(call, 'passwordAgain', tried)
  if (isRefused(held)) return held
  const fits = await passwords.open(password, await readPasswordHash(db, account.id))
  if (!fits) return refuse(422, 'password_wrong', field)
  await limits.forgive('passwordAgain', tried)
  return undefined
}
