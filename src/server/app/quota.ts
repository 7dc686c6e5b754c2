import type { Quota } from '../../contract/endpoint.ts'
import { isFirstDay } from '../accounts/vault.ts'
import { askLimits, getTriedBy, handleWithinLimit } from '../limits/ask.ts'
import { type Answer, isRefused, refuse } from '../platform/http/answer.ts'
import type { AnyCall } from '../platform/http/call.ts'
import { isAnswered } from '../platform/idempotency/idempotency.queries.ts'

/**
 * Handles a call that an account may make only so many times a day. A call refused for another reason is given back; a
 * repeated call of an idempotent endpoint gets its answer however many there were, and one sent twice concurrently
 * counts once.
 */
export async function handleWithinQuota(
  { quota, path, idempotent }: { quota: Quota; path: string; idempotent?: boolean | undefined },
  call: AnyCall,
  handle: (call: AnyCall) => Promise<Answer>,
): Promise<Answer> {
  if (!idempotent) return countAndHandle({ quota, path }, call, handle)
  const { services, account, idempotencyKey } = call
  const { db, privacy, limits } = services
  const checkAnswered = () => isAnswered(db, privacy.idempotencyKey(account.secret, idempotencyKey))
  if (await checkAnswered()) return handle(call)
  const same = getTriedBy(call, { account: account.id, kind: idempotencyKey })
  if (isRefused(await askLimits(call, 'underWay', same)))
    return (await checkAnswered()) ? handle(call) : refuse(409, 'idempotency_in_progress', '', 1)
  let taken = false
  try {
    const answer = await countAndHandle({ quota, path }, call, handle)
    taken = !isRefused(answer)
    return answer
  } finally {
    if (!taken) await limits.forgive('underWay', same)
  }
}

function countAndHandle(
  { quota, path }: { quota: Quota; path: string },
  call: AnyCall,
  handle: (call: AnyCall) => Promise<Answer>,
): Promise<Answer> {
  const { services, account, now } = call
  const firstDay = isFirstDay(services.privacy, account, now)
  const tried = { ...getTriedBy(call, { account: account.id, kind: path }), firstDay }
  return handleWithinLimit(call, quota, tried, 'quota_reached', () => handle(call))
}
