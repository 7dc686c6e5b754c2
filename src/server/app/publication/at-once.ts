import type { MiddlewareHandler } from 'hono'
import type { Database } from '../../platform/db/database.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { publishWaiting } from './publish.ts'

/** Runs a round of publication after every call that may have contributed something (`PUBLISH_ROUNDS=0`). */
export const publishAfterPosts =
  (services: { db: Database; privacy: Privacy }): MiddlewareHandler =>
  async (context, next) => {
    await next()
    if (context.req.method === 'POST' && context.res.ok) await publishWaiting(services)
  }
