import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAnswers, junk } from '../../../tests/support/answers/any-answers.ts'
import { isWhole } from '../../../tests/support/setup/whole.ts'
import { interviewPageReview } from '../reviews/interview.ts'
import { reviewTypes } from '../reviews/reviews.ts'
import { buildPayload, check } from './check.ts'
import type { Form } from './form.ts'

const now = new Date('2026-10-04T10:00:00Z')
const forms = [...Object.values(reviewTypes).map(({ form }) => form as Form), interviewPageReview]

describe.each(forms)('$id with $fields.length questions', (form) => {
  test('T-025, T-034 to T-038: hidden answers never travel, no matter what was entered', () => {
    fc.assert(
      fc.property(anyAnswers(form), (entered) => {
        const payload = buildPayload(form, entered)
        const known = form.fields.map(({ sentAs, name }) => sentAs ?? name)
        expect(known).toEqual(expect.arrayContaining(Object.keys(payload)))
        for (const { name, sentAs, when } of form.fields)
          if (when && Object.hasOwn(payload, sentAs ?? name)) expect(when.oneOf).toContain(payload[when.field])
      }),
    )
  })

  test('the check never throws, and always gives a verdict', () => {
    fc.assert(
      fc.property(fc.oneof(junk, anyAnswers(form), fc.dictionary(fc.string(), junk)), (raw) => {
        const checked = check(form, raw, { now })
        expect(checked.ok || checked.problems.length > 0).toBe(true)
        check(form, raw, { now, side: 'wire' })
        check(form, raw, { now, step: 2 })
      }),
    )
  })

  test('what the browser accepts the server accepts, with the same answers', () => {
    fc.assert(
      fc.property(anyAnswers(form), (entered) => {
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
      { numRuns: isWhole ? 300 : 100 },
    )
  })
})
