import { getSettings, readOnlyKey, reviewsKey, roundsKey, settingKeys, textsKey } from '../../contract/lookups/lists.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { countReviewsRoundly } from './reviews-count.queries.ts'
import { readSite } from './site.queries.ts'

/** The route GET /settings (spec 3): single-key items, only for what is set, and when contributions are published. */
export const settingRoutes: readonly Route[] = [
  route(getSettings, async ({ services, now }) => {
    const [{ settings, texts, held }, reviews] = await Promise.all([
      readSite(services.db),
      countReviewsRoundly(services.db, now),
    ])
    const all = {
      ...settings,
      ...(reviews > 0 && { [reviewsKey]: String(reviews) }),
      [roundsKey]: String(services.config.PUBLISH_ROUNDS),
      ...(texts.length > 0 && { [textsKey]: texts.join() }),
      ...(held && { [readOnlyKey]: held.reason || '1' }),
    }
    return {
      data: ([...settingKeys, reviewsKey, roundsKey, textsKey, readOnlyKey] as const)
        .filter((key) => all[key])
        .map((key) => ({ [key]: all[key] })),
    }
  }),
]
