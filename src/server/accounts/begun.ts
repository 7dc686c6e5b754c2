import { normaliseEmail } from '../platform/privacy/normal-email.ts'
import type { Services } from '../platform/services.ts'

/**
 * Counts an account that a mailbox begins, or begins anew, in whichever way it is proven. Votes and reports stay when
 * an account is deleted, so without this limit one mailbox could vote as often as it begins anew.
 */
export async function getBegunBy({ limits }: Pick<Services, 'limits'>, email: string, now: Date) {
  const tried = { email: normaliseEmail(email), now }
  const { may } = await limits.attempt('account', tried)
  return { may: may === 'go', takeBack: () => limits.giveBack('account', tried) }
}
