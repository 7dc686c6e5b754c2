import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailField, phoneField } from '../accounts/credentials.ts'
import { recoveryCodeField } from '../accounts/recovery-code.ts'
import { buildPayload, check } from './check.ts'
import { clean } from './clean.ts'
import type { Field } from './field.ts'
import { company, date, longText, oneWord, pairs, stages, text, whole, yearMonth } from './fields.ts'
import { defineForm } from './form.ts'

/** What pasted texts are made of: marks nobody sees, blanks, line ends, digits and signs of several scripts, emoji. */
const pieces = [
  ...'\u200B\u200C\u200D\u200E\u200F\u061C\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\uFEFF\u00AD\u034F\u2060\uFE0F\uFE0E',
  ...['\u{E0041}', '\u{E007F}', '\u{1F3F4}', '\u{1F468}', '\u2764', '\u{1F3FD}', '\u3164', '\u2800'],
  ...'\u00A0\u202F\u2007\u3000\u2028\u2029\u0085\t\n\r\v ',
  ...'a\u0301eE0129٠٥۵५.,٬،٫+-/()<>@:;"\'مخهيسrS',
  ...['\r\n', 'mailto:', 'tel:', 'SAR', 'ريال', '\u20C1', 'k', 'ألف', 'a@b.cc', '12,500'],
]
const pasted = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((some) => some.join('')),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

const fields: Field[] = [
  text('line'),
  oneWord('word'),
  longText('paragraphs', { max: 12 }),
  emailField,
  phoneField,
  recoveryCodeField,
  text('password', { input: 'password', min: 8, max: 30 }),
  whole('amount', { min: 1, max: 99_999, problem: 'not_positive', unit: 'sar' }),
  whole('count', { min: 0, max: 100, problem: 'score_range' }),
  date('day'),
  yearMonth('month'),
  company('company'),
]

test('a direction that a line end of another kind interrupts is cleaned in one go', () => {
  const once = clean(longText('paragraphs', { max: 12 }), '\u202B""\u2068\u0085\u066C\u202C')
  expect(clean(longText('paragraphs', { max: 12 }), once)).toBe(once)
})

test('an answer that is cleaned again is the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), pasted, (field, answer) => {
      const once = clean(field, answer)
      expect(clean(field, once)).toEqual(once)
    }),
    { numRuns: 5000 },
  )
})

const form = defineForm('pasted', [...fields, pairs('pairs', ['question', 'answer'], { each: 6 }), stages('stages')])
const answers = fc.record({
  ...Object.fromEntries(fields.map(({ name }) => [name, pasted])),
  pairs: fc.array(fc.record({ question: pasted, answer: pasted }), { maxLength: 2 }),
  stages: fc.array(pasted, { maxLength: 3 }),
})

test('the server finds in what the browser sends what the browser found, as JSON and as multipart', () => {
  fc.assert(
    fc.property(answers, (entered) => {
      const here = check(form, entered)
      const payload = buildPayload(form, entered)
      const found = here.ok ? here.answers : here.problems
      for (const sent of [payload, entered]) {
        const there = check(form, JSON.parse(JSON.stringify(sent)), { side: 'wire' })
        expect(there.ok ? there.answers : there.problems).toEqual(found)
      }
      // A browser writes CRLF for each line end of a multipart part.
      const parts = Object.entries(payload).map(([name, value]) => [
        name,
        typeof value === 'string' && name !== 'password' ? value.replace(/\n/g, '\r\n') : value,
      ])
      const there = check(form, Object.fromEntries(parts), { side: 'wire' })
      expect(there.ok ? there.answers : there.problems).toEqual(found)
    }),
    { numRuns: 1000 },
  )
})

test('a length is counted after cleaning: a text at the limit may hold any line ends and marks', () => {
  const limited = defineForm('limited', [longText('about', { max: 20 })])
  const isAccepted = (about: string) => check(limited, { about }).ok
  const lines = 'ab\nab\nab\nab\nab\nab\nab'
  expect([...lines].length).toBe(20)
  for (const end of ['\n', '\r\n', '\r', '\u2028', '\u0085']) expect(isAccepted(lines.replaceAll('\n', end))).toBe(true)
  expect(isAccepted(`\uFEFF${lines.replaceAll('a', 'a\u200B\u00AD')}\u200F\n`)).toBe(true)
  expect(isAccepted(`${lines}a`)).toBe(false)
})
