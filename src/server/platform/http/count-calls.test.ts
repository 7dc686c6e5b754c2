import { expect, test } from 'vitest'
import { createCallCounts } from './count-calls.ts'

const at = (time: string) => new Date(`2026-10-31T${time}Z`)

test('the sums of a minute are told once it is over, and neither order nor moment of a call', () => {
  const lines: string[] = []
  const counts = createCallCounts((line) => lines.push(line))
  for (const [call, time] of [
    ['POST /login 200', '09:14:05'],
    ['GET /profile 200', '09:14:06'],
    ['POST /login 200', '09:14:50'],
  ] as const)
    counts.count(call, 'minute', at(time))
  expect(lines).toEqual([])
  expect(counts.logEnded(at('09:14:59'))).toBe(true)
  expect(counts.logEnded(at('09:15:00'))).toBe(false)
  expect(lines).toEqual(['2026-10-31T09:14 GET /profile 200: 1', '2026-10-31T09:14 POST /login 200: 2'])
})

test('contributions are told by the day', () => {
  const lines: string[] = []
  const counts = createCallCounts((line) => lines.push(line))
  counts.count('POST /company/review 200', 'day', at('09:14:05'))
  counts.count('GET /profile 200', 'minute', at('10:00:00'))
  counts.count('POST /company/review 200', 'day', at('23:59:59'))
  expect(lines).toEqual(['2026-10-31T10:00 GET /profile 200: 1'])
  counts.logEnded(new Date('2026-11-01T00:00:00Z'))
  expect(lines.slice(1)).toEqual(['2026-10-31 POST /company/review 200: 2'])
})
