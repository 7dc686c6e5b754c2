import { expect, test } from 'vitest'
import { refuseForeign } from './foreign.ts'

const statusOf = (url: string, headers: Record<string, string> = {}) =>
  refuseForeign(new Request(url, { headers }))?.status

test.each(['http://localhost:3000/', 'http://127.0.0.1:3000/', 'http://[::1]:3000/', 'http://site.localhost/'])(
  '%s is this machine',
  (url) => expect(statusOf(url)).toBeUndefined(),
)

test.each([
  'http://shafaf.example/',
  'http://localhost.evil.example/',
  'http://127.0.0.1.evil.example/',
  'http://192.168.1.7:3000/',
])('%s is not', (url) => expect(statusOf(url)).toBe(421))

test.each([
  ...['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via', 'X-Forwarded-Host', 'X-Forwarded-Server', 'CDN-Loop'],
  ...[
    'CF-Connecting-IP',
    'True-Client-IP',
    'X-Client-IP',
    'Fastly-Client-IP',
    'X-Cluster-Client-IP',
    'X-Azure-ClientIP',
  ],
  ...['X-Original-Host', 'X-Envoy-External-Address', 'X-Amzn-Trace-Id', 'X-AppEngine-User-IP'],
])('a request with %s comes by a proxy', (name) =>
  expect(statusOf('http://localhost:3000/', { [name]: '203.0.113.9' })).toBe(421),
)

test.each([
  ['https://shafaf.example', 421],
  // Of a page that sends no referrer.
  ['null', undefined],
  ['http://localhost:3000', undefined],
  ['http://127.0.0.1:5173', undefined],
])('a request from a page of %s: %s', (origin, status) =>
  expect(statusOf('http://localhost:3000/', { Origin: origin })).toBe(status),
)

test('a request in HTTP/1.0 comes by a proxy that says nothing of itself', () => {
  expect(refuseForeign(new Request('http://localhost:3000/'), '1.0')?.status).toBe(421)
  expect(refuseForeign(new Request('http://localhost:3000/'), '1.1')).toBeUndefined()
})
