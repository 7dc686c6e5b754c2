import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'

/** Returns whether pages of other sites may read the answer: only if it is public and needs no sign-in. */
export const isShared = ({ method, access }: AnyEndpoint): boolean => method === 'GET' && access === 'public'

/** Every site. */
export const sharedOrigin = '*'
export const exposedHeaders = ['ETag', 'Link', 'Retry-After', 'X-Request-Id', 'X-Work-Challenge']
const answerPreflight = cors({
  ...{ origin: sharedOrigin, exposeHeaders: exposedHeaders, maxAge: 86_400 },
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['X-Language', 'X-device', 'If-None-Match'],
})

/**
 * Lets pages of every site read the answer, without credentials (`headers.ts`), and answers their preflight requests.
 */
export const share: MiddlewareHandler = (context, next) => {
  if (context.req.method === 'OPTIONS') return answerPreflight(context, next)
  context.set('shared', true)
  return next()
}
