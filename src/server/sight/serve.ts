import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import type { Metrics } from './metrics.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Serves `/metrics` to callers with the token; for all others, and when none is set, the path does not exist. */
export function serveMetrics(app: Hono, metrics: Metrics, token: string | undefined): void {
  if (!token) return
  const right = hashOf(`Bearer ${token}`)
  app.get('/metrics', async (context) => {
    context.set('route', '/metrics')
    if (!timingSafeEqual(hashOf(context.req.header('authorization') ?? ''), right)) return context.notFound()
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.type, 'Cache-Control': 'no-store' })
  })
}
