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

/**
 * Counts the account that a link begins, once for each link: pressed twice, also at once, it is one beginning. Resolves
 * to whether the mailbox may begin it.
 */
export function mayBeginByLink(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { email, link, now }: { email: string; link: Buffer; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const within = limits.within(tx)
    const once = { token: link.toString('base64url'), now }
    // Concurrent calls wait for this row, so that each sees whether the link is counted.
    if ((await within.attempt('accountOnce', once)).may !== 'go') return true
    const { may } = await getBegunBy({ limits: within }, email, now)
    if (!may) await within.giveBack('accountOnce', once)
    return may
  })
}
