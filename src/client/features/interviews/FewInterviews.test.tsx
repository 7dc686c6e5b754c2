import { expect, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import { FewInterviews } from './FewInterviews.tsx'

const summary = {
  count: 2,
  rate: { positive: 1, negative: 1 },
  difficulty: { easy: 2 },
  get_offer: { yes: 1, no: 1 },
  get_by: {},
}

test('few interviews are told in words, without a percentage and without an answer nobody gave', async () => {
  const words = wordsOfMarkup(await markup(<FewInterviews summary={summary} />))
  expect(words).toContain('2 interviews')
  expect(words).toContain('How it felt Good experience: 1, Bad experience: 1')
  expect(words).toContain('Difficulty Easy: 2')
  expect(words).not.toMatch(/%|: 0|How they got it/)
  expect(wordsOfMarkup(await markup(<FewInterviews summary={summary} />, { lng: 'arabic' }))).not.toContain('%')
})
