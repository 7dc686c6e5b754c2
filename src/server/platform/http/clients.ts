import type { Context, MiddlewareHandler } from 'hono'
import { clientHeader } from '../../../contract/client-number.ts'
import { refuse } from './answer.ts'
import { buildRefusal } from './refusal.ts'

/** Seconds after which a client that is no longer served may try again; the version after it does so at once. */
const pause = 3600

/**
 * Refuses the calls of clients with a number below the oldest that is served, with words that ask to reload. Other
 * programs send neither a number nor `X-device: web`, and are served.
 */
export function refuseOlder(oldest: number): MiddlewareHandler {
  return async (context, next) => {
    if (readNumber(context) >= oldest) return next()
    return buildRefusal(context, refuse(503, 'client_outdated', '', pause))
  }
}

function readNumber({ req }: Context): number {
  const said = req.header(clientHeader)
  if (said === undefined) return req.header('x-device') === 'web' ? 0 : Number.POSITIVE_INFINITY
  return /^\d{1,6}$/.test(said) ? Number(said) : 0
}
