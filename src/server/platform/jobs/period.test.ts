import { expect, test } from 'vitest'
import { getBeginningOfPeriod } from './period.ts'

test.each([
  ['month', '2026-11-01T00:00:00.000Z'],
  ['day', '2026-11-23T00:00:00.000Z'],
  ['hour', '2026-11-23T17:00:00.000Z'],
  ['minute', '2026-11-23T17:33:00.000Z'],
  [5 * 60_000, '2026-11-23T17:30:00.000Z'],
] as const)('a moment lies in the %s that begins before it', (every, beginning) => {
  const moment = new Date('2026-11-23T17:33:18.500Z')
  expect(getBeginningOfPeriod(every, moment).toISOString()).toBe(beginning)
  expect(getBeginningOfPeriod(every, new Date(beginning)).toISOString()).toBe(beginning)
})
