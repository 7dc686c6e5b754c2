import { refuse } from '../../platform/http/answer.ts'
import type { Services } from '../../platform/services.ts'
import { locksOf } from '../locks.queries.ts'
import { hasLock } from '../locks.ts'
import { hasUsedKey } from '../proof.ts'
import type { Known } from '../sessions.ts'
import { appOf } from '../totp/totp.queries.ts'
import { passkeysOf } from './passkeys.queries.ts'

/**
 * Why somebody who may does not yet: they have neither a passkey nor an app; or one of them, and nothing for when it is lost
 * (a second one, a one-time code, the recovery code); or this session has not seen one used for hours. Undefined where
 * nothing is in the way.
 */
export async function secondProblem(
  { db, privacy }: Pick<Services, 'db' | 'privacy'>,
  { account, proof }: Known,
  now: Date,
) {
  const passkeys = await passkeysOf({ db, privacy }, account.id)
  const app = await appOf({ db, privacy }, account)
  const factors = passkeys.length + (app ? 1 : 0)
  if (factors === 0) return refuse(409, 'second_factor_missing')
  const hasSpare = factors > 1 || (app && app.spares.length > 0)
  if (!hasSpare && !hasLock(privacy, await locksOf(db, account.id), 'code')) return refuse(409, 'second_factor_alone')
  return hasUsedKey(proof, now) ? undefined : refuse(409, 'second_factor_needed')
}
