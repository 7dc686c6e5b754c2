import { getSettings, readOnlyKey, reviewsKey, roundsKey, settingKeys, textsKey } from '../../contract/lookups/lists.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { listPublishedKeys } from '../texts/texts.queries.ts'
import { readHold, readSettings } from './lookups.queries.ts'
import { countReviewsRoundly } from './reviews-count.queries.ts'

/** The route GET /settings (spec 3): single-key items, only for what is set, and when contributions are published. */
export const settingRoutes: readonly Route[] = [
  route(getSettings, async ({ services, now }) => {
    const [values, reviews, texts, held] = await Promise.all([
      readSettings(services.db),
      countReviewsRoundly(services.db, now),
      listPublishedKeys(services.db),
      readHold(services.db),
    ])
    const all = {
      ...values,
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
