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

test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via', 'X-Forwarded-Host'])(
  'a request with %s comes by a proxy',
  (name) => expect(statusOf('http://localhost:3000/', { [name]: '203.0.113.9' })).toBe(421),
)
