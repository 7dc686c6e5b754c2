import type { Quota } from '../../contract/endpoint.ts'
import { openVault } from '../accounts/vault.ts'
import { askLimits, triedBy } from '../limits/ask.ts'
import { type Answer, isRefused, refuse } from '../platform/http/answer.ts'
import type { Call } from '../platform/http/route.ts'
import { isAnswered } from '../platform/idempotency/idempotency.queries.ts'
import { dayAfter } from '../platform/months.ts'

/**
 * Handles a call of which an account may make only so many in a day. What is refused for another reason is given back; a
 * repeated call gets its answer however many there were, and one sent twice at once counts once.
 */
export async function withinQuota(
  { quota, path }: { quota: Quota; path: string },
  call: Call,
  handle: (call: Call) => Promise<Answer>,
): Promise<Answer> {
  const { services, account, idempotencyKey, now } = call
  const { db, privacy, limits } = services
  const answered = () => isAnswered(db, privacy.idempotencyKey(account.secret, idempotencyKey))
  if (await answered()) return handle(call)
  const same = triedBy(call, { account: account.id, kind: idempotencyKey })
  if (isRefused(await askLimits(call, 'underWay', same)))
    return (await answered()) ? handle(call) : refuse(409, 'idempotency_in_progress', '', 1)
  const firstDay = openVault(privacy, account).since === dayAfter(now, 0)
  const tried = { ...triedBy(call, { account: account.id, kind: path }), firstDay }
  const held = await askLimits(call, quota, tried, 'quota_reached')
  let taken = false
  try {
    if (isRefused(held)) return held
    const answer = await handle(call)
    taken = !isRefused(answer)
    return answer
  } finally {
    if (!taken && !isRefused(held)) await limits.giveBack(quota, tried)
    if (!taken) await limits.forgive('underWay', same)
  }
}
