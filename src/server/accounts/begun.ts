import type { Database } from '../platform/db/database.ts'
import type { Services } from '../platform/services.ts'
import { openLink, type Purpose } from './links.queries.ts'

type Using = Pick<Services, 'limits'>

/**
 * Counts an account that a mailbox begins (`account`), or starts over, no matter how it is proven. Votes and reports
 * stay when an account is deleted, so without these limits one mailbox could vote as often as it starts over.
 */
export async function getBegunBy(
  { limits }: Using,
  email: string,
  now: Date,
  limit: 'account' | 'beginAnew' = 'account',
) {
  const tried = { email, now }
  const { may } = await limits.attempt(limit, tried)
  return { may: may === 'go', takeBack: () => limits.giveBack(limit, tried) }
}

type Opened = { purpose: Purpose; tokenHash: Buffer; email: string }

/**
 * Counts the account that a link begins, once for the link: calls that open it at once wait for each other here, and
 * only the first one counts. `takeBack` does nothing for the others.
 */
export function getBegunByLink(
  { db, limits }: Using & { db: Database },
  { purpose, tokenHash, email }: Opened,
  now: Date,
): ReturnType<typeof getBegunBy> {
  const limit = purpose === 'reset' ? 'beginAnew' : 'account'
  return db.transaction(async (tx) => {
    await openLink(tx, purpose, tokenHash, now)
    const within = limits.within(tx)
    const once = { token: tokenHash.toString('base64url'), now }
    if ((await within.attempt('linkBegins', once)).may !== 'go') return { may: true, takeBack: async () => {} }
    const begun = await getBegunBy({ limits: within }, email, now, limit)
    if (!begun.may) await within.giveBack('linkBegins', once)
    const takeBack = async () => {
      await limits.giveBack('linkBegins', once)
      await limits.giveBack(limit, { email, now })
    }
    return { may: begun.may, takeBack }
  })
}
