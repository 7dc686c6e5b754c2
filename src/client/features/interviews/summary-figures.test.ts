import { expect, it } from 'vitest'
import { buildAnswerRows, describeInterviews } from './summary-figures.ts'

it('answers stand in the order of the form, with their share of all', () => {
  expect(buildAnswerRows('get_offer', { no: 3, yes: 1 })).toEqual([
    { answer: 'yes', people: 1, share: 0.25 },
    { answer: 'no', people: 3, share: 0.75 },
    { answer: 'decline', people: 0, share: 0 },
  ])
})

it('of the many ways to an interview only those that were named are shown, the most frequent first', () => {
  expect(buildAnswerRows('get_by', { recruiter: 1, in_person: 4 }).map(({ answer }) => answer)).toEqual([
    'in_person',
    'recruiter',
  ])
})

it('the finding is the larger side', () => {
  const none = { count: 4, difficulty: {}, get_offer: {}, get_by: {} }
  expect(describeInterviews({ ...none, rate: { positive: 1, negative: 3 } })).toEqual({ kind: 'negative', share: 0.75 })
  expect(describeInterviews({ ...none, rate: { positive: 2, no_opinion: 2 } })).toEqual({
    kind: 'positive',
    share: 0.5,
  })
})
