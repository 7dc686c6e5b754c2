import { describe, expect, test } from 'vitest'
import ar from '../../../../../locales/ar/reviews.json' with { type: 'json' }
import en from '../../../../../locales/en/reviews.json' with { type: 'json' }
import type { Field } from '../../../../contract/form/field.ts'
import type { Form } from '../../../../contract/form/form.ts'
import { reviewTypes } from '../../../../contract/reviews/reviews.ts'

type Words = { [key: string]: Words | string }
const at = (words: Words, path: string) =>
  path
    .split('.')
    .reduce<Words | string | undefined>((found, key) => (typeof found === 'object' ? found[key] : undefined), words)

/** Lists the keys in which the words of a field are looked up, first to last, as `useWords` does. */
function needed(form: Form, field: Field): string[][] {
  const part = (what: string) => [`fields.${form.id}.${field.name}.${what}`, `fields.common.${field.name}.${what}`]
  const needs = field.kind === 'terms' ? [] : [part('label')]
  if (field.kind === 'pairs') needs.push(...field.parts.map(part))
  if (field.kind === 'stages') needs.push(...['testing', 'interview', 'other'].map(part))
  const options = field.kind === 'choice' ? field.options : field.kind === 'offers' ? [0, 1, 2] : []
  const isScale = options.length === 10 && typeof options[0] === 'number'
  const yesNo = options.length === 2 && options[0] === 1
  if (!isScale)
    for (const value of options)
      needs.push([
        `choices.${form.id}.${field.name}.${value}`,
        `choices.${field.name}.${value}`,
        ...(yesNo ? [`choices.yesNo.${value}`] : []),
        ...(typeof value === 'string' ? [`choices.common.${value}`] : []),
      ])
  return needs
}

describe.each([
  ['English', en as unknown as Words],
  ['Arabic', ar as unknown as Words],
])('H-036: in %s', (_, words) => {
  test.each(Object.values(reviewTypes).map(({ form }) => form as Form))(
    'every question and answer of the $id form has words',
    (form) => {
      const lacking = form.fields
        .flatMap((field) => needed(form, field))
        .filter((keys) => !keys.some((key) => typeof at(words, key) === 'string'))
      expect(lacking).toEqual([])
    },
  )

  test('no words are left of a field that is no more', () => {
    const groups = at(words, 'fields') as Record<string, Words>
    const forms = Object.values(reviewTypes).map(({ form }) => form as Form)
    const names = (id: string) =>
      forms.filter((form) => id === 'common' || form.id === id).flatMap(({ fields }) => fields.map(({ name }) => name))
    const unknown = Object.entries(groups).flatMap(([id, fields]) =>
      Object.keys(fields)
        .filter((name) => !names(id).includes(name))
        .map((name) => `${id}.${name}`),
    )
    expect(unknown).toEqual([])
  })
})
