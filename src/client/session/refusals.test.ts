import { describe, expect, test } from 'vitest'
import { endingOf } from './refusals.ts'

describe('which answers end the session (spec 8, global handling)', () => {
  test.each([
    ['X-002: 403', '/company/review', 403, 'no', 'unauthorized'],
    ['X-007: 403 on the social login too', '/social/login', 403, 'no', 'unauthorized'],
    ['X-008: 401', '/profile', 401, 'no', 'unauthenticated'],
    ['X-011: but not 401 on login', '/login', 401, 'no', undefined],
    ['X-012: nor on the social login', '/social/login', 401, 'no', undefined],
    ['X-013: nor 403 on login', '/login', 403, 'no', undefined],
    ['X-001: nor 401 without a message', '/profile', 401, undefined, undefined],
    ['X-001: nor 403 without a message', '/profile', 403, undefined, undefined],
    ['X-014: nor 409', '/company/review', 409, 'no', undefined],
    ['X-014: nor 422', '/company/review', 422, 'no', undefined],
    ['X-014: nor 500', '/company/review', 500, 'no', undefined],
  ])('%s', (_, path, status, message, ending) => {
    expect(endingOf(path, status, message)).toBe(ending)
  })
})
