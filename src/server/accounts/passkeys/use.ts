import type { UsedPasskey } from '../../../contract/accounts/passkeys.schema.ts'
import { getTriedBy } from '../../limits/ask.ts'
import type { Call } from '../../platform/http/call.ts'
import { getDayAfter } from '../../platform/months.ts'
import { isOurChallenge, type Purpose } from './challenge.ts'
import { changePasskey, type FoundPasskey, findPasskey, type KeptPasskey } from './passkeys.queries.ts'
import { readChallenge, verifyUsed } from './verify.ts'

/** A verified use of a passkey. */
export type Use = {
  found: FoundPasskey
  /**
   * Completes the use, with any other changes to the passkey; false if a concurrent use with the same counter came
   * first.
   */
  take(changes?: Partial<KeptPasskey>): Promise<boolean>
  /** Gives the challenge back when nothing came of the use yet: the same answer may be sent again. */
  giveBack(): Promise<void>
}

/**
 * Verifies a browser's answer with the passkey it names: made on this site's pages, for one of this site's challenges
 * and this purpose, in time and only once, with a counter that has grown. Undefined when any of that fails, without
 * saying which.
 */
export async function verifyUse(call: Call, credential: UsedPasskey, purpose: Purpose): Promise<Use | undefined> {
  const { services, now } = call
  const { privacy, config, limits } = services
  const challenge = readChallenge(credential)
  if (!challenge || !isOurChallenge(privacy, purpose, challenge, now)) return undefined
  const found = await findPasskey(services, credential.id)
  const counter = found && (await verifyUsed(config, credential, challenge, found.passkey))
  if (!found || counter === undefined) return undefined
  const once = getTriedBy(call, { token: challenge })
  if ((await limits.attempt('passkeyChallenge', once)).may !== 'go') return undefined
  return {
    found,
    take: (changes = {}) => changePasskey(services, found, { counter, used: getDayAfter(now, 0), ...changes }),
    giveBack: () => limits.giveBack('passkeyChallenge', once),
  }
}
