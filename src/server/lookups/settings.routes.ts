import { getSettings, roundsKey, settingKeys } from '../../contract/lookups/lists.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { readSettings } from './lookups.queries.ts'

/** The route GET /settings (spec 3): single-key items, only for what is set, and when contributions are published. */
export const settingRoutes: readonly Route[] = [
  route(getSettings, async ({ services }) => {
    const values = await readSettings(services.db)
    const items = settingKeys.filter((key) => values[key]).map((key) => ({ [key]: values[key] }))
    return { data: [...items, { [roundsKey]: String(services.config.PUBLISH_ROUNDS) }] }
  }),
]
