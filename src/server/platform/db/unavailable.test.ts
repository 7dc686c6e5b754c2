import { expect, test } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const coded = (code: string) => Object.assign(new Error('no'), { code })

test.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['08006', '53100', '53300', '57P01', '57P03', '57014', '55P03', '40001', '40P01', '25P03'],
])('%s is a moment that passes, also deep inside', (code) => {
  expect(isUnavailable(coded(code))).toBe(true)
  expect(isUnavailable(new Error('Failed query', { cause: new Error('x', { cause: coded(code) }) }))).toBe(true)
})

test.each([
  'Query read timeout',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('so is “%s”, which carries no code', (words) => {
  expect(isUnavailable(new Error(words))).toBe(true)
})

test.each([coded('23505'), coded('42P01'), coded('22P02'), new Error('no code'), undefined, 'text'])(
  '%s is not',
  (error) => {
    expect(isUnavailable(error)).toBe(false)
  },
)
