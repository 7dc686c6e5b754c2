import type { MiddlewareHandler } from 'hono'
import type { Services } from '../../platform/services.ts'
import { publishWaiting } from './publish.ts'

/** Runs a round of publication after every call that may have contributed something (`PUBLISH_ROUNDS=0`). */
export const publishAfterPosts =
  (services: Pick<Services, 'db' | 'privacy' | 'clock'>): MiddlewareHandler =>
  async (context, next) => {
    await next()
    if (context.req.method === 'POST' && context.res.ok) await publishWaiting(services, undefined, services.clock())
  }
