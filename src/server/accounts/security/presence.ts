import { type Refusal, refuse } from '../../platform/http/answer.ts'
import type { MemberCall } from '../../platform/http/call.ts'
import { findAside, hasHadKey } from '../aside.queries.ts'
import { readPasskeys } from '../passkeys/passkeys.queries.ts'
import { isPresent } from '../proof.ts'
import { readAuthenticator } from '../totp/totp.queries.ts'
import { findPasswordProblem } from './password-again.ts'

/**
 * Returns why a call that needs a proof of presence is refused (`fresh` of its endpoint); undefined when it is allowed.
 * A change to the keys of an account that has a passkey or an app must be proven by a key; one that had such a key when
 * it started over waits until what was put aside is deleted. Otherwise a password sent with the call is checked however
 * recently the person was present, since sending one is deliberate.
 */
export async function findPresenceProblem(
  call: MemberCall,
  fresh: true | 'keys',
  password: unknown,
): Promise<Refusal | undefined> {
  const { presence, now } = call
  const present = isPresent(presence, now)
  if (fresh === 'keys' && (await isWaitingForKeys(call))) return refuse(409, 'keys_wait')
  if (fresh === 'keys' && !(present && presence?.byKey) && (await hasKey(call))) return refuse(409, 'key_required')
  if (typeof password === 'string') return findPasswordProblem(call, password)
  return present ? undefined : refuse(409, 'presence_required')
}

/** Returns whether something other than a password and a mail opens the account or counts beside them. */
const hasKey = async ({ services, account }: MemberCall): Promise<boolean> =>
  (await readPasskeys(services, account.id)).length > 0 || (await readAuthenticator(services, account)) !== undefined

/** Returns whether the account started over lately and had a key then: the mailbox alone takes no second factor away. */
async function isWaitingForKeys({ services: { db }, account }: MemberCall): Promise<boolean> {
  const aside = await findAside(db, account.id)
  return aside !== undefined && (await hasHadKey(db, aside))
}
