import { expect, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import type { Analytics } from '../../../contract/employers/analytics.schema.ts'
import { SentencesCard } from './SentencesCard.tsx'

const rating = { average: 3.7, lower: 3.5, upper: 3.9, count: 40, distribution: [1, 2, 3, 4, 5] }
const analytics = {
  months: [
    { month: '2026-06', ratings: 8, average: 4 },
    { month: '2026-09', ratings: 12, average: 3 },
  ],
  companies: [{ company: { id: 1, name: 'Nawras', logo: null }, culture: null, rating, ceo: null }],
  industry: { name: 'Logistics', companies: 12, average: 3.9 },
  rank: { place: 5, of: 12 },
} as unknown as Analytics

test('the numbers of an employer are told in sentences, each with what it rests on', async () => {
  const words = wordsOfMarkup(await markup(<SentencesCard analytics={analytics} />))
  expect(words).toContain('People rate the company lower than three months before.')
  expect(words).toContain('3.0 of 5 in the last three months (12 reviews), 4.0 in the three before.')
  expect(words).toContain('More people write than before.')
  expect(words).toContain('It is number 5 of 12 in Logistics.')
  expect(words).toContain('The average of 12 rated companies there is 3.9 of 5.')
})

test('nothing is shown where there are no sentences', async () => {
  const none = { ...analytics, months: [], industry: null, rank: null }
  expect(await markup(<SentencesCard analytics={none} />)).toBe('')
})
