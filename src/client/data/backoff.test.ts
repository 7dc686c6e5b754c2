import { describe, expect, it } from 'vitest'
import { computeBackoff } from './backoff.ts'

describe('how long it waits', () => {
  const wait = (status: number, attempts: number, rest: object = {}, random = 1) =>
    computeBackoff({ ok: false, status, problems: [], ...rest } as never, attempts, () => random)

  it.each([0, 408, 500, 502, 503, 504, 429])('%s: from 2 s, doubling, to 5 min', (status) => {
    expect([0, 1, 2, 3].map((attempts) => wait(status, attempts))).toEqual([2_000, 4_000, 8_000, 16_000])
    expect(wait(status, 5_000)).toBe(300_000)
  })
  it('jitters, never below 2 s', () => {
    expect(wait(0, 3, {}, 0)).toBe(8_000)
    expect(wait(0, 0, {}, 0)).toBe(2_000)
  })
  it.each([429, 503])('%s: as long as the server asks', (status) => {
    expect(wait(status, 0, { retryAfter: 3_600_000 })).toBe(3_600_000)
  })
  it('409 while the same key is in progress: shortly', () => {
    expect(wait(409, 9, { problems: [{ path: '', code: 'idempotency_in_progress' }] })).toBe(2_000)
  })
  it.each([400, 404, 409, 413, 415, 422])('%s is a verdict', (status) => {
    expect(wait(status, 0)).toBeUndefined()
  })
})
