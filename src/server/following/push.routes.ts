import { addPush, getPushKey, removePush } from '../../contract/following/push.ts'
import { askLimits, getTriedBy } from '../limits/ask.ts'
import { isRefused, refuse } from '../platform/http/answer.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { getDayAfter } from '../platform/months.ts'
import { findSunday } from '../sight/weeks.queries.ts'
import { addSubscription, removeSubscriptions } from './push.queries.ts'
import { loadPushKey } from './push-key.ts'
import { readPushAddress } from './push-services.ts'

/** The routes by which a device has the weekly push sent to it, or no more; none of them knows an account. */
export const pushRoutes: readonly Route[] = [
  route(getPushKey, async ({ services: { db, privacy } }) => ({
    data: { key: (await loadPushKey({ db, privacy })).publicKey },
  })),
  route(addPush, async (call) => {
    const { services, now } = call
    const endpoint = readPushAddress(call.beside.endpoint, services.config.PUSH_SERVICES)
    if (!endpoint) return refuse(422, 'push_service_unknown', 'endpoint')
    const held = await askLimits(call, 'push', getTriedBy(call, {}))
    if (isRefused(held)) return held
    // Nothing is due for the week that has begun, so that nobody's first push tells when they came.
    await addSubscription(services.db, { endpoint, day: getDayAfter(now, 0), week: findSunday(now) })
    return {}
  }),
  route(removePush, async ({ services: { db, config }, beside }) => {
    const endpoint = readPushAddress(beside.endpoint, config.PUSH_SERVICES)
    if (endpoint) await removeSubscriptions(db, [endpoint])
    return {}
  }),
]
