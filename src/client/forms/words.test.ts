import { describe, expect, test } from 'vitest'
import { languages, wordsOf } from '../../../tests/support/project/locales.ts'
import { sourcesIn } from '../../../tests/support/project/sources.ts'
import type { Form } from '../../contract/form/form.ts'

const modules = import.meta.glob<Record<string, unknown>>(['../../contract/**/*.ts', '!**/*.test.ts'], { eager: true })
const isForm = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && 'id' in value && 'fields' in value && Array.isArray(value.fields)
const forms = new Map(Object.values(modules).flatMap((module) => Object.entries(module)))

/** The forms that a component renders by their own names, each with the file of its words. */
const rendered = sourcesIn('src/client').flatMap(({ code }) =>
  [...code.matchAll(/\sform=\{(\w+)\}\s+strings="([\w-]+)"/g)].flatMap(([, name, strings]) => {
    const form = forms.get(name!)
    return isForm(form) ? [{ name: name!, strings: strings!, form }] : []
  }),
)

describe.each(languages)('in %s', (language) => {
  test('no field of a form is named by its key', () => {
    expect(rendered.length).toBeGreaterThan(25)
    const lacking = rendered.flatMap(({ strings, form }) => {
      const words = wordsOf(language, strings)
      return form.fields
        .filter(({ kind }) => kind !== 'terms')
        .filter(({ name }) => !['common', form.id].some((id) => words.has(`fields.${id}.${name}.label`)))
        .map(({ name }) => `${strings}: ${form.id}.${name}`)
    })
    expect(lacking).toEqual([])
  })
})
