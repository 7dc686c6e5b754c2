import { expect, it } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../../tests/support/markup.tsx'
import { LeaveCard } from './LeaveCard.tsx'

const now = new Date('2026-11-21T12:00:00Z')
const card = async (days: number, start: string) =>
  wordsOfMarkup(await markup(<LeaveCard days={days} start={start} now={now} />))

it('C-012: annual leave stands beside what the law gives a person who has been there as long', async () => {
  const [young, old] = [await card(25, '2023-01-01'), await card(25, '2015-01-01')]
  expect(young).toMatch(/21 days/)
  expect(old).toMatch(/30 days/)
  for (const words of [young, old]) expect(words).toMatch(/25 days/)
  // The same number of days can be more than the law gives to one and less than it gives to another.
  expect(young.replace(/\d+/g, '')).not.toBe(old.replace(/\d+/g, ''))
})
