import { expect, it } from 'vitest'
import { readDay, toDate, toIsoDay, writeDay } from './read-day.ts'

it.each([
  ['5/10/2026', '2026-10-05'],
  ['05.10.2026', '2026-10-05'],
  ['05-10-2026', '2026-10-05'],
  ['5 10 2026', '2026-10-05'],
  ['05102026', '2026-10-05'],
  ['2026-10-05', '2026-10-05'],
  ['٥/١٠/٢٠٢٦', '2026-10-05'],
  [' ٠٥١٠٢٠٢٦ ', '2026-10-05'],
  ['\u200F05/10/2026', '2026-10-05'],
  ['29/02/2024', '2024-02-29'],
])('%s is a day', (typed, day) => expect(readDay(typed)).toBe(day))

it.each(['29/02/2023', '31/04/2026', '10/13/2026', '5/10/26', 'yesterday', '5/10', ''])('%s stays as typed', (typed) =>
  expect(readDay(typed)).toBe(typed),
)

it('a day stands in its field as it is typed', () => {
  expect(writeDay('2026-10-05')).toBe('05/10/2026')
  expect(readDay(writeDay('2026-10-05'))).toBe('2026-10-05')
  expect(writeDay('5/10')).toBe('5/10')
})

it("a calendar's day is that of its own clock, at every hour", () => {
  for (const iso of ['1900-01-01', '2026-03-29', '2199-12-31']) expect(toIsoDay(toDate(iso))).toBe(iso)
})
