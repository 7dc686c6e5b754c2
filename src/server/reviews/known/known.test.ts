import { describe, expect, test } from 'vitest'
import { formOfKind } from '../../../contract/reviews/reviews.ts'
import { type Item, itemsIn, listsAskedWhole, lookupProblems } from './known.ts'

const salary = formOfKind('salary')
const answers = { department: 3, education: 1, specilization: 8, country_id: 133, city_id: 4 }
const items: Item[] = [
  { list: 'departments', id: 3, parent: null },
  { list: 'qualifications', id: 1, parent: null },
  { list: 'specilizations', id: 8, parent: 1 },
  { list: 'countries', id: 133, parent: null },
  { list: 'cities', id: 4, parent: 133 },
]

describe('ids in answers', () => {
  test('that exist and hang on the given answers are fine', () => {
    expect(lookupProblems(salary, answers, items)).toEqual([])
    expect(itemsIn(salary, answers)).toHaveLength(5)
  })
  test('that do not exist are no choice', () => {
    const rest = items.filter(({ list }) => list !== 'departments')
    expect(lookupProblems(salary, answers, rest)).toEqual([{ path: 'department', code: 'not_a_choice' }])
  })
  test('that hang on another answer are no choice', () => {
    const others = items.map((item) => (item.list === 'specilizations' ? { ...item, parent: 2 } : item))
    expect(lookupProblems(salary, answers, others)).toEqual([{ path: 'specilization', code: 'not_a_choice' }])
  })
  test('of interview stages are checked one by one', () => {
    const interview = formOfKind('interview')
    const stages: Item[] = [{ list: 'stages', id: 101, parent: null }]
    expect(lookupProblems(interview, { stages: [101] }, stages)).toEqual([])
    expect(lookupProblems(interview, { stages: [101, 202] }, stages)).toEqual([
      { path: 'stages', code: 'not_a_choice' },
    ])
  })
  test('benefits: every listed one needs an answer', () => {
    const benefit = formOfKind('benefit')
    const listed: Item[] = [1, 2].map((id) => ({ list: 'benefits', id, parent: null }))
    const one = { benefits: [{ benefit_id: 1, offered: 1 }] }
    expect(listsAskedWhole(benefit, one)).toEqual(['benefits'])
    expect(lookupProblems(benefit, one, listed)).toEqual([{ path: 'benefits', code: 'offered_required' }])
    expect(lookupProblems(benefit, one, listed.slice(0, 1))).toEqual([])
  })
})
