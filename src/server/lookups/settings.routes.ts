import { getSettings, settingKeys } from '../../contract/lookups/lists.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { readSettings } from './lookups.queries.ts'

/** The route GET /settings (spec 3): single-key items, only for what is set. */
export const settingRoutes: readonly Route[] = [
  route(getSettings, async ({ services }) => {
    const values = await readSettings(services.db)
    return { data: settingKeys.filter((key) => values[key]).map((key) => ({ [key]: values[key] })) }
  }),
]
