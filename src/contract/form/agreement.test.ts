import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { interviewPageReview } from '../reviews/interview.ts'
import { reviewTypes } from '../reviews/reviews.ts'
import { buildPayload, check } from './check.ts'
import type { Field } from './field.ts'
import type { Form } from './form.ts'

const now = new Date('2026-10-04T10:00:00Z')
const junk = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.constantFrom('', ' ', null, '١', -1, 0.5, 1e21))

/** Arbitrary answers a person could give, often valid and often nearly so. */
function plausible(field: Field): fc.Arbitrary<unknown> {
  const id = fc.integer({ min: 0, max: 400 })
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...field.options, ...field.options.map(String), true)
    case 'stars':
    case 'month':
      return fc.constantFrom(0, 1, 3, '٥', 12, 13)
    case 'whole':
      return fc.oneof(fc.integer({ min: field.min - 2, max: field.max + 2 }), fc.constantFrom('١٢', '12.5', ' 40 '))
    case 'year':
      return fc.constantFrom(1970, 1976, 2026, '2020', 2027)
    case 'yearMonth':
      return fc.constantFrom('2020-01', '٢٠٢٠-٠١', '2020-13', '2031-01', '2019-')
    case 'file':
      return fc.constant(undefined)
    case 'date':
      return fc.constantFrom('2020-02-30', '2020-01-05', '٢٠٢٠-٠١-٠٥', '2030-01-01', ' 2019-12-31 ')
    case 'lookup':
      return fc.oneof(id, id.map(String), fc.constant(133))
    case 'terms':
      return fc.constantFrom(0, 1, true, false, '1')
    case 'text':
    case 'longText':
    case 'locked':
    case 'company':
      return fc.constantFrom('رائعة', 'مُرهِقة', 'two words', 'kind', 'ok', ' fair ', 'a@b.sa', 'x'.repeat(501), '5')
    case 'companies':
      return fc.oneof(fc.array(id, { maxLength: 12 }), fc.constantFrom('3,7', ',', '1,x'))
    case 'stages':
      return fc.array(fc.constantFrom(101, 102, 201, '202', 301, 7, ''), { maxLength: 4 })
    case 'pairs':
      return fc.array(fc.record({ question: fc.constantFrom('why?', '', ' '), answer: fc.constantFrom('so', '') }))
    case 'offers':
      return fc.array(fc.record({ benefit_id: fc.integer({ min: 1, max: 5 }), offered: fc.constantFrom(0, 1, 2, '') }))
  }
}
const answersOf = (form: Form) =>
  fc.record(
    Object.fromEntries(
      form.fields.map((field) => [field.name, fc.oneof({ weight: 9, arbitrary: plausible(field) }, junk)]),
    ),
    { requiredKeys: [] },
  )

const forms = [...Object.values(reviewTypes).map(({ form }) => form as Form), interviewPageReview]

describe.each(forms)('$id with $fields.length questions', (form) => {
  test('T-025, T-034 to T-038: hidden answers never travel, whatever was entered', () => {
    fc.assert(
      fc.property(answersOf(form), (entered) => {
        const payload = buildPayload(form, entered)
        const known = form.fields.map(({ sentAs, name }) => sentAs ?? name)
        expect(known).toEqual(expect.arrayContaining(Object.keys(payload)))
        for (const { name, sentAs, when } of form.fields)
          if (when && Object.hasOwn(payload, sentAs ?? name)) expect(when.oneOf).toContain(payload[when.field])
      }),
    )
  })

  test('nothing sent makes the check throw, and it gives a verdict every time', () => {
    fc.assert(
      fc.property(fc.oneof(junk, answersOf(form), fc.dictionary(fc.string(), junk)), (raw) => {
        const checked = check(form, raw, { now })
        expect(checked.ok || checked.problems.length > 0).toBe(true)
        check(form, raw, { now, side: 'wire' })
        check(form, raw, { now, step: 2 })
      }),
    )
  })

  test('what the browser accepts the server accepts, with the same answers', () => {
    fc.assert(
      fc.property(answersOf(form), (entered) => {
        // Answers as a draft or a body can hold them: JSON cannot represent infinity.
        const answers = JSON.parse(JSON.stringify(entered)) as Record<string, unknown>
        const here = check(form, answers, { now })
        const there = check(form, JSON.parse(JSON.stringify(buildPayload(form, answers))), { now, side: 'wire' })
        const unsent = new Set(form.fields.filter(({ sent }) => sent === false).map(({ name }) => name))
        const sent = (path: string) => !unsent.has(path.split('.')[0]!)
        if (here.ok) {
          const kept = Object.entries(here.answers).filter(([name]) => sent(name))
          expect(there).toEqual({ ok: true, answers: Object.fromEntries(kept) })
        } else {
          const problems = here.problems.filter(({ path }) => sent(path))
          expect(there.ok ? [] : there.problems).toEqual(problems)
        }
      }),
      { numRuns: 300 },
    )
  })
})
