import { Hono } from 'hono'
import { array, string, type } from 'superstruct'
import { expect, test } from 'vitest'
import { defineEndpoint, defineShapes } from '../../contract/endpoint.ts'
import { addShapes } from '../../contract/endpoints.ts'
import { route } from '../platform/http/route.ts'
import { serve } from './serve.ts'

test.each([
  ['GET', 'br'],
  ['POST', null],
] as const)('what anybody may read is packed, what a %s answers with is packed as %s', async (method, coding) => {
  const shapes = defineShapes({ response: type({ words: array(string()) }) })
  const one = addShapes(defineEndpoint<typeof shapes>()({ method, path: '/words', access: 'public' }), shapes)
  const app = new Hono()
  const answer = async () => ({ data: { words: Array.from({ length: 500 }, () => 'word') } })
  const reads = { select: () => ({ from: async () => [{ state: 'open', reason: null }] }) }
  serve(app, { clock: () => new Date(), config: { trustedProxies: undefined }, reads } as never, [route(one, answer)])
  const reply = await app.request('/api/words', { method, headers: { 'Accept-Encoding': 'br' } })
  expect([reply.status, reply.headers.get('Content-Encoding')]).toEqual([200, coding])
})
