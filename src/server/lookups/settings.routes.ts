import { getSettings, reviewsKey, settingKeys } from '../../contract/lookups/lists.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { readSettings } from './lookups.queries.ts'
import { countReviewsRoundly } from './reviews-count.queries.ts'

/** The route GET /settings (spec 3): single-key items, only for what is set. */
export const settingRoutes: readonly Route[] = [
  route(getSettings, async ({ services, now }) => {
    const [values, reviews] = await Promise.all([readSettings(services.db), countReviewsRoundly(services.db, now)])
    const all = { ...values, ...(reviews > 0 && { [reviewsKey]: String(reviews) }) }
    return {
      data: ([...settingKeys, reviewsKey] as const).filter((key) => all[key]).map((key) => ({ [key]: all[key] })),
    }
  }),
]
