import { describe, expect, test } from 'vitest'
import { educationForm } from '../profile/forms.ts'
import { companyReview } from '../reviews/company.ts'
import { interviewReview } from '../reviews/interview.ts'
import { salaryReview } from '../reviews/salary.ts'
import { buildPayload, check, createAnswers, listVisible } from './check.ts'
import { longText, lookup, onlyIf, optional, pairs, step, text, whole, yesNo } from './fields.ts'
import { defineForm } from './form.ts'

const now = new Date('2026-10-04T10:00:00Z')
const codes = (form: Parameters<typeof check>[0], answers: unknown, options = {}) => {
  const checked = check(form, answers, { now, ...options })
  return checked.ok ? [] : checked.problems.map(({ path, code }) => `${path} ${code}`)
}
const shown = (form: Parameters<typeof check>[0], answers: Record<string, unknown>) =>
  listVisible(form, answers).map(({ field }) => field.name)

const chain = defineForm('chain', [
  yesNo('first'),
  ...onlyIf('first', 1, [yesNo('second')]),
  ...onlyIf('second', 1, [text('third')]),
])

describe('conditions', () => {
  test('a field shows only with the answer it depends on', () => {
    expect(shown(chain, {})).toEqual(['first'])
    expect(shown(chain, { first: 0 })).toEqual(['first'])
    expect(shown(chain, { first: 1 })).toEqual(['first', 'second'])
    expect(shown(chain, { first: 1, second: 1 })).toEqual(['first', 'second', 'third'])
  })

  test('a hidden parent hides its children, no matter what was answered before', () => {
    expect(shown(chain, { first: 0, second: 1, third: 'left over' })).toEqual(['first'])
    expect(check(chain, { first: 0, second: 1, third: 'left over' }, { now })).toEqual({
      ok: true,
      answers: { first: 0 },
    })
  })

  test('answers decide as they are meant, not as they are spelled', () => {
    expect(shown(chain, { first: '1', second: true })).toEqual(['first', 'second', 'third'])
  })

  test('a form may not depend on a later field, nor name one twice', () => {
    expect(() => defineForm('x', [...onlyIf('b', 1, [text('a')]), yesNo('b')])).toThrow('depends on a later field')
    expect(() => defineForm('x', [text('a'), text('a')])).toThrow('names a twice')
  })
})

describe('checking', () => {
  test('unknown answers are dropped', () => {
    expect(check(chain, { first: 0, admin: true, __proto__: { x: 1 } }, { now })).toEqual({
      ok: true,
      answers: { first: 0 },
    })
  })

  test.each([undefined, null, 7, 'text', [], [1], true, new Date(), () => 1])('%s is no answer at all', (raw) => {
    expect(codes(chain, raw)).toEqual(['first missing'])
  })

  test('a step is checked alone, with what shows decided by all answers', () => {
    const form = defineForm('steps', [
      ...step(1, [yesNo('a')]),
      ...step(2, [...onlyIf('a', 1, [text('b')]), text('c')]),
      ...step(3, [text('d')]),
    ])
    expect(codes(form, { a: 1 }, { step: 2 })).toEqual(['b missing', 'c missing'])
    expect(codes(form, { a: 0 }, { step: 2 })).toEqual(['c missing'])
    expect(codes(form, {}, { step: 1 })).toEqual(['a missing'])
  })

  test('an optional answer may be missing but not wrong', () => {
    const form = defineForm('o', [optional(whole('n', { min: 1, max: 9, problem: 'not_positive' }))])
    expect(codes(form, {})).toEqual([])
    expect(codes(form, { n: '' })).toEqual([])
    expect(codes(form, { n: 0 })).toEqual(['n not_positive'])
  })

  test('a narrowed list takes its own ids only', () => {
    const form = defineForm('l', [lookup('country_id', 'countries', { only: [133] })])
    expect(codes(form, { country_id: 133 })).toEqual([])
    expect(codes(form, { country_id: 1 })).toEqual(['country_id not_a_choice'])
  })
})

describe('form and wire', () => {
  test('E-069, E-078: what travels is the visible answers under their wire names, terms as 1', () => {
    const answers = { ...createAnswers(companyReview), is_former: 0, last_year: 2020, accept_terms: true }
    expect(buildPayload(companyReview, answers)).toEqual({ is_former: 0, accept_terms: 1 })
  })

  test('E-128, E-129: the interview drops country_id and review_type, and the server does not ask for them', () => {
    const answers = { ...createAnswers(interviewReview), review_type: 'interview', rate: 'positive' }
    const payload = buildPayload(interviewReview, answers)
    expect(payload).toEqual({ rate: 'positive' })
    const missing = codes(interviewReview, payload, { side: 'wire' })
    expect(missing.filter((one) => /^(country_id|review_type) /.test(one))).toEqual([])
    // The list of cities depends on a country that is not sent: the answer is valid all the same.
    expect(buildPayload(interviewReview, { ...answers, city_id: 3 })).toMatchObject({ city_id: 3 })
    expect(codes(interviewReview, { ...payload, city_id: 3 }, { side: 'wire' })).not.toContain('city_id missing')
  })

  test('bonus details travel only with a bonus', () => {
    const bonus = { cash_bonus: 5000, cash_bonus_duration: 'year' }
    expect(buildPayload(salaryReview, { get_bonus: 0, ...bonus })).toEqual({ get_bonus: 0 })
    expect(buildPayload(salaryReview, { get_bonus: 1, ...bonus })).toEqual({ get_bonus: 1, ...bonus })
  })
})

test('a name does not turn the letters after it around; marks that Arabic is written with may stay', () => {
  const named = defineForm('named', [text('name')])
  expect(codes(named, { name: 'Shafaf \u202Efafahs' })).toEqual(['name text_turned'])
  expect(codes(named, { name: 'Shafaf \u2066x' })).toEqual(['name text_turned'])
  expect(codes(named, { name: '\u200Fشفاف' })).toEqual([])
})

test('nor do the letters of a longer text, or of a pair', () => {
  const form = defineForm('longer', [longText('pros'), pairs('questions', ['question', 'answer'])])
  const fine = { pros: '\u202Afine\u202C', questions: [{ question: 'why', answer: 'so' }] }
  expect(codes(form, fine)).toEqual([])
  for (const turned of ['read \u202E7654321050\u202C', 'a \u202Bb', 'c \u2067d'])
    expect(codes(form, { pros: turned, questions: [{ question: 'why', answer: turned }] })).toEqual([
      'pros text_turned',
      'questions.0.answer text_turned',
    ])
})

test('an answer that cannot be read as text is a problem like others, also when another answer is compared with it', () => {
  const found = codes(educationForm, { from: { toString: null }, to: '2025-03' })
  expect(found).toContain('from date_invalid')
})
