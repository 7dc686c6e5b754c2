import fc from 'fast-check'
import type { Field } from '../../../src/contract/form/field.ts'
import type { Form } from '../../../src/contract/form/form.ts'

/** Arbitrary values of every type, as nobody's form sends them. */
export const junk = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', null, '١', -1, 0.5, 1e21),
)

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
/** Returns an arbitrary of answers to any of a form's questions: often valid, often nearly so, sometimes junk. */
export const anyAnswers = (form: Form) =>
  fc.record(
    Object.fromEntries(
      form.fields.map((field) => [field.name, fc.oneof({ weight: 9, arbitrary: plausible(field) }, junk)]),
    ),
    { requiredKeys: [] },
  )
