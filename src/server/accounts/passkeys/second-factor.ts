import { refuse } from '../../platform/http/answer.ts'
import type { Services } from '../../platform/services.ts'
import { readLocks } from '../locks.queries.ts'
import { getCodeSource } from '../locks.ts'
import { hasUsedKey } from '../proof.ts'
import type { KnownSession } from '../sessions.ts'
import { readAuthenticator } from '../totp/totp.queries.ts'
import { readPasskeys } from './passkeys.queries.ts'

/**
 * Returns why a person whose role allows it may not act yet: they have neither a passkey nor an authenticator app; or
 * they have one of them and nothing for when it is lost (a second one, a one-time code, the recovery code); or they
 * have not used one for hours since they signed in here. Undefined when nothing is missing.
 */
export async function findSecondFactorProblem(
  { db, privacy }: Pick<Services, 'db' | 'privacy'>,
  { account, proof }: KnownSession,
  now: Date,
) {
  const passkeys = await readPasskeys({ db, privacy }, account.id)
  const app = await readAuthenticator({ db, privacy }, account)
  const factors = passkeys.length + (app ? 1 : 0)
  if (factors === 0) return refuse(409, 'second_factor_missing')
  const hasBackup = factors > 1 || (app && app.backups.length > 0)
  if (!hasBackup && getCodeSource(privacy, await readLocks(db, account.id)) !== 'person')
    return refuse(409, 'second_factor_alone')
  return hasUsedKey(proof, now) ? undefined : refuse(409, 'second_factor_needed')
}
