import { getApiGuide } from '../../contract/developers.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { guideIn } from './guide.ts'

/** The route of the API guide, which is public. */
export const developerRoutes: readonly Route[] = [
  route(getApiGuide, async ({ services, language }) => ({ data: guideIn(language, services.config.publicUrl) })),
]
