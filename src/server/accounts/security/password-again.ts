import { type Refused, refuse } from '../../http/answer.ts'
import type { Call } from '../../http/route.ts'
import { passwordHashOf } from './store.ts'

/**
 * Asks whoever is signed in for their password once more, so that a borrowed device is not enough. `field` holds it.
 * Undefined where it fits; else why not: 422 `password_wrong`, or 429 after five wrong ones in a minute.
 */
export async function passwordProblem(
  { services, account, answers }: Call,
  field = 'password',
): Promise<Refused | undefined> {
  const { db, limits, passwords } = services
  const wait = await limits.login.attempt('again', account.id)
  if (wait > 0) return refuse(429, 'too_many', '', wait)
  const fits = await passwords.fits(String(answers[field]), await passwordHashOf(db, account.id))
  if (!fits) return refuse(422, 'password_wrong', field)
  await limits.login.forget('again', account.id)
  return undefined
}
