import { expect, test } from 'vitest'
import { getCountsFrom } from './vault.ts'

test.each([
  ['2026-10-01', '2026-10-02', '2026-11'],
  ['2026-10-20', '2026-10-21', '2026-12'],
  // Six days later is the same visit still, seven days later they have come back.
  ['2026-10-20', '2026-10-26', '2026-12'],
  ['2026-10-20', '2026-10-27', '2026-10'],
  ['2026-10-20', '2027-03-01', '2027-03'],
  [undefined, '2026-10-21', '2026-10'],
])('an account opened on %s that writes on %s counts as a person from %s on', (since, day, month) => {
  expect(getCountsFrom({ since }, new Date(`${day}T09:00:00Z`))).toBe(month)
})
