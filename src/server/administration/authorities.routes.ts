import { setAuthorityRequests } from '../../contract/notices/authorities.ts'
import { record } from '../audit/audit.ts'
import { setAuthorityCount } from '../moderation/notices/register.queries.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { toAct } from './act.ts'

/** The route by which an administrator counts requests of authorities (decision 153). */
export const authorityRoutes: readonly Route[] = [
  route(setAuthorityRequests, async (call) => {
    const { db, privacy } = call.services
    const { month, kind, outcome, requests } = call.answers
    const { by: actor, now } = toAct(call)
    await db.transaction(async (tx) => {
      const before = await setAuthorityCount(tx, { month, kind, outcome, requests })
      const subject = `authorities/${month}/${kind}/${outcome}`
      const details = { before, after: requests }
      await record({ db: tx, privacy }, { actor, action: 'authorities.set', subject, details, now })
    })
    return { message: 'requests_counted' }
  }),
]
