import fc from 'fast-check'
import type { Field } from '../../../src/contract/form/field.ts'
import type { Form, RawAnswers } from '../../../src/contract/form/form.ts'
import type { Lookups } from '../../../src/server/lookups/lookups.ts'

const thisYear = new Date().getFullYear()
const plain = fc.string({ unit: fc.constantFrom(...'abcdefgh نسمات'), minLength: 3, maxLength: 60 })
const sentence = plain.map((text) => `So ${text}`)
const word = fc.constantFrom('Kind', 'متعاون', 'Well-run', 'مُرهِق', 'É')

/** Returns an arbitrary of every answer the rules allow, with ids from the real lists, hidden questions included. */
export function validAnswers(form: Form, lookups: Lookups): fc.Arbitrary<RawAnswers> {
  const draw = (field: Field, before: RawAnswers): fc.Arbitrary<unknown> => {
    switch (field.kind) {
      case 'choice':
        return fc.constantFrom(...field.options)
      case 'stars':
        return fc.integer({ min: 1, max: 5 })
      case 'whole': {
        const rest = findRest(field, before)
        if (rest < field.min) return fc.constant(undefined)
        const number = fc.integer({ min: field.min, max: Math.min(field.max, rest) })
        return fc.oneof(number, number.map(String))
      }
      case 'year':
        return fc.integer({ min: thisYear - field.back, max: thisYear })
      case 'month':
        return fc.integer({ min: 1, max: 12 })
      case 'yearMonth':
        return fc.integer({ min: 1990, max: 2020 }).map((of) => `${of}-0${1 + (of % 9)}`)
      case 'companies':
      case 'file':
        return fc.constant(undefined)
      case 'date':
        return fc.integer({ min: 1, max: 19_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
      case 'terms':
        return fc.constantFrom(1, true)
      case 'text':
        return word
      case 'longText':
      case 'locked':
      case 'company':
        return sentence
      case 'lookup': {
        const parent = field.of === undefined ? undefined : (before[field.of] as number)
        const ids = lookups.items(field.list, parent).map(({ id }) => id)
        return fc.constantFrom(...ids.filter((id) => !field.only || field.only.includes(id)))
      }
      case 'stages': {
        const of = (from: number) =>
          lookups.items('stages').flatMap(({ id }) => (id >= from && id < from + 100 ? [id] : []))
        const other = fc.option(fc.constantFrom(...of(300)), { nil: '' })
        return fc.tuple(fc.constantFrom(...of(100)), fc.constantFrom(...of(200)), other)
      }
      case 'pairs':
        return fc.array(fc.record({ question: sentence, answer: sentence }), { minLength: 1, maxLength: 4 })
      case 'offers': {
        const all = lookups.items(field.list)
        const answers = fc.array(fc.constantFrom(0, 1, 2), { minLength: all.length, maxLength: all.length })
        return answers.map((given) => all.map(({ id }, at) => ({ benefit_id: id, offered: given[at], seen: true })))
      }
    }
  }
  // Only Saudi Arabia has listed cities; any other country would leave no city to choose.
  const home = (field: Field) => field.kind === 'lookup' && field.list === 'countries'
  return form.fields.reduce<fc.Arbitrary<RawAnswers>>(
    (sofar, field) =>
      sofar.chain((before) => {
        const answer = home(field) ? fc.constant(133) : draw(field, before)
        const given = field.missing === undefined ? fc.option(answer, { nil: undefined }) : answer
        return given.map((value) => ({ ...before, [field.name]: value }))
      }),
    fc.constant({}),
  )
}

/** Returns the most that an amount may be beside the other parts of its whole. */
function findRest({ against }: Field, before: RawAnswers): number {
  if (against?.is !== 'part') return Number.POSITIVE_INFINITY
  const others = against.beside.reduce((sum, name) => sum + Number(before[name] ?? 0), 0)
  return Number(before[against.field]) - others - 1
}
