import type { UsedPasskey } from '../../../contract/accounts/passkeys.ts'
import { getTriedBy } from '../../limits/ask.ts'
import type { Call } from '../../platform/http/call.ts'
import { isOurChallenge, type Purpose } from './challenge.ts'
import { changePasskey, type FoundPasskey, findPasskey, type KeptPasskey } from './passkeys.queries.ts'
import { readChallenge, verifyUsed } from './verify.ts'

/** A passkey that was used as it should be. */
export type Use = {
  found: FoundPasskey
  /** Takes the use, with what else changes of the passkey; false where another with the same count was faster. */
  take(changes?: Partial<KeptPasskey>): Promise<boolean>
  /** Nothing came of it yet: the same answer may come again. */
  giveBack(): Promise<void>
}

/**
 * Holds a browser's answer against the passkey it names: made on our pages, for a challenge of ours and of this purpose,
 * within its time and once, with a count that has grown. Undefined where anything of that is not so, and nothing is said of
 * what.
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
    take: (changes = {}) =>
      changePasskey(services, found, { counter, used: now.toISOString().slice(0, 10), ...changes }),
    giveBack: () => limits.giveBack('passkeyChallenge', once),
  }
}
