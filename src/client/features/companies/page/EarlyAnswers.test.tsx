import { expect, test } from 'vitest'
import { sampleCompany } from '../../../../../tests/support/answers/sample-company.ts'
import { markup, wordsOfMarkup } from '../../../../../tests/support/markup.tsx'
import EarlyAnswers from './EarlyAnswers.tsx'

/** The header's answers of a company with these stars, 1 to 5. */
const drawn = (stars: readonly number[], lng: 'english' | 'arabic' = 'english') => {
  const { rating } = sampleCompany()
  const average = stars.length > 0 ? stars.reduce((sum, one) => sum + one, 0) / stars.length : null
  const distribution = [1, 2, 3, 4, 5].map((n) => stars.filter((one) => one === n).length)
  const company = sampleCompany({
    ...{ pay: null, recommended: null, ceo_rate: null, rate: average, total_ratings: stars.length },
    rating: { ...rating, count: stars.length, average, distribution },
  })
  return markup(<EarlyAnswers company={company} onWrite={() => {}} />, { lng })
}
const wordsOf = async (stars: readonly number[], lng?: 'english' | 'arabic') => wordsOfMarkup(await drawn(stars, lng))
const later = 'Its own pay, culture and recommendation open later'

test.each([
  [[], 'Nobody has written about it yet', 'Be the first to write', 'Write the first review'],
  [[4], 'One person has written', 'Worked there? Be the next', 'Write a review'],
  [[5, 1, 4], '3 people have written', 'Worked there? Be the next', 'Write a review'],
  [[5, 1, 4, 3, 3], '3.2', 'Worked there? Make the picture clearer', 'Write a review'],
] as const)(
  'C-029, C-030, C-035: with the ratings %j the header says what is there, and one way to be the next',
  async (stars, there, ask, action) => {
    const html = await drawn(stars)
    const words = wordsOfMarkup(html)
    for (const said of [there, ask, action, later]) expect(words).toContain(said)
    expect(html.match(/<button/g)).toHaveLength(1)
  },
)

test('under five ratings each stands by itself, the highest first in any order, with the average beside', async () => {
  const html = await drawn([1, 5, 4])
  const each = [...html.matchAll(/aria-label="([1-5])(?:\.0)? (?:of|out of) 5[^"]*"/g)].map(([, stars]) =>
    Number(stars),
  )
  expect(each).toEqual([5, 4, 1])
  expect(await drawn([5, 4, 1])).toBe(html)
  expect(wordsOfMarkup(html)).toContain('Together they make 3.3 of 5')
})

test('there is no countdown to what opens later', async () => {
  for (const stars of [[], [4], [5, 4, 4, 4, 3, 3, 2, 2, 1]])
    expect(await wordsOf(stars)).not.toMatch(/\d+ (?:more|of \d\d|left|to go)|still/)
})

test('in Arabic too', async () => {
  expect(await wordsOf([], 'arabic')).toContain('لم يكتب عنها أحد بعد')
  expect(await wordsOf([4, 3], 'arabic')).toContain('كتب شخصان')
})
