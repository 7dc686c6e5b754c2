import { expect, test } from 'vitest'
import { parseInterviewFilter, toggleAnswer, toInterviewQuery } from './interview-filter.ts'

test.each([
  ['', {}],
  ['?get_offer=yes', { get_offer: ['yes'] }],
  ['?difficulty=average,easy&department=3', { difficulty: ['easy', 'average'], department: 3 }],
  ['?difficulty=hard&get_offer=&department=0', {}],
  ['?get_offer=yes,perhaps&department=x&stars=1', { get_offer: ['yes'] }],
])('an address %s asks for %o', (search, filter) => {
  expect(parseInterviewFilter(search)).toEqual(filter)
})

test('an address made of a filter asks for the same', () => {
  const filter = { get_offer: ['no' as const, 'decline' as const], department: 7 }
  const query = toInterviewQuery(filter)
  expect(query).toEqual({ get_offer: 'no,decline', department: '7' })
  expect(parseInterviewFilter(`?${new URLSearchParams(query)}`)).toEqual(filter)
  expect(toInterviewQuery({ get_offer: [] })).toEqual({})
})

test('a press puts an answer in its place among those chosen, and takes it out again', () => {
  expect(toggleAnswer('difficulty', undefined, 'easy')).toEqual(['easy'])
  expect(toggleAnswer('difficulty', ['difficult'], 'easy')).toEqual(['easy', 'difficult'])
  expect(toggleAnswer('difficulty', ['easy', 'difficult'], 'easy')).toEqual(['difficult'])
})
