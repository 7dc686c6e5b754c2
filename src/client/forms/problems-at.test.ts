import { describe, expect, test } from 'vitest'
import type { Problem } from '../../contract/problem.ts'
import { filterStanding, findStep, findWrongFields, getRefusal, groupByField, listElsewhere } from './problems-at.ts'

const problems: Problem[] = [
  { path: 'pros', code: 'email_in_text' },
  { path: 'questions.0.answer', code: 'missing' },
  { path: '', code: 'already_reviewed' },
  { path: 'company_id', code: 'not_in_experience' },
]

test('problems go to their fields, with the rest of their paths', () => {
  expect(groupByField(problems.slice(0, 2))).toEqual({
    pros: [{ path: '', code: 'email_in_text' }],
    questions: [{ path: '0.answer', code: 'missing' }],
  })
})

test('what is wrong as it was stays the same object, and what changed does not', () => {
  const before = findWrongFields(problems.slice(0, 2), {})
  const after = findWrongFields(
    [
      { path: 'pros', code: 'email_in_text' },
      { path: 'questions.0.answer', code: 'too_long' },
      { path: 'cons', code: 'missing' },
    ],
    before,
  )
  expect(after.pros).toBe(before.pros)
  expect(after.questions).toEqual({ problems: [{ path: '0.answer', code: 'too_long' }] })
  expect(after.cons).toEqual({ problems: [{ path: '', code: 'missing' }] })
  // One more problem in the same field, and the same problem at another path.
  expect(findWrongFields([problems[1]!, { path: 'questions.1.answer', code: 'missing' }], before).questions).not.toBe(
    before.questions,
  )
  expect(findWrongFields([{ path: 'questions.1.answer', code: 'missing' }], before).questions).not.toBe(
    before.questions,
  )
  expect(findWrongFields([], after)).toEqual({})
})

describe('what the server said of an answer', () => {
  const refusal = { problems, answers: { pros: 'a@b.sa' } }

  test('stands while the answer is the one it spoke of', () => {
    expect(getRefusal(refusal, 'pros', 'a@b.sa')).toEqual([{ path: '', code: 'email_in_text' }])
  })

  test('goes away once the answer changes', () => {
    expect(getRefusal(refusal, 'pros', 'a@b.s')).toEqual([])
  })
})

test('a refusal remains for answers that have not changed, and for general problems', () => {
  const refusal = { problems, answers: { pros: 'a@b.sa', questions: [] } }
  expect(
    filterStanding(refusal, { pros: 'better', questions: refusal.answers.questions }).map(({ path }) => path),
  ).toEqual(['questions.0.answer', '', 'company_id'])
})

test('what concerns no field of the form is said of the whole', () => {
  expect(listElsewhere(problems, ['pros', 'questions']).map(({ code }) => code)).toEqual([
    'already_reviewed',
    'not_in_experience',
  ])
})

test('the earliest step with a problem is the one to open', () => {
  const fields = [
    { name: 'jobtitle', step: 1 },
    { name: 'cities', step: 2 },
    { name: 'pros', step: 3 },
  ]
  const at = (...paths: string[]) =>
    findStep(
      fields,
      paths.map((path) => ({ path, code: 'missing' })),
    )
  expect(at('pros', 'cities')).toBe(2)
  expect(at('pros')).toBe(3)
  expect(at('', 'company_id')).toBeUndefined()
  expect(at()).toBeUndefined()
})
