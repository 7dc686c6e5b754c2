import { refuse } from '../../platform/http/answer.ts'
import type { Services } from '../../platform/services.ts'
import { locksOf } from '../locks.queries.ts'
import { hasLock } from '../locks.ts'
import { hasUsedPasskey } from '../proof.ts'
import type { Known } from '../sessions.ts'
import { passkeysOf } from './passkeys.queries.ts'

/**
 * Why somebody who may does not yet: they have no passkey; or one, and neither a second nor a recovery code for when it is
 * lost; or this session has not seen one used for hours. Undefined where nothing is in the way.
 */
export async function secondProblem(
  { db, privacy }: Pick<Services, 'db' | 'privacy'>,
  { account, proof }: Known,
  now: Date,
) {
  const passkeys = await passkeysOf({ db, privacy }, account.id)
  if (passkeys.length === 0) return refuse(409, 'second_factor_missing')
  if (passkeys.length === 1 && !hasLock(privacy, await locksOf(db, account.id), 'code'))
    return refuse(409, 'second_factor_alone')
  return hasUsedPasskey(proof, now) ? undefined : refuse(409, 'second_factor_needed')
}
