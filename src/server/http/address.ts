import type { Context } from 'hono'

type Incoming = { incoming?: { socket?: { remoteAddress?: string } } }

/** Where a call comes from; behind a trusted proxy the last address it added. Empty in tests without a connection. */
export function addressOf(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || (context.env as Incoming | undefined)?.incoming?.socket?.remoteAddress || ''
}
