import { expect, test } from 'vitest'
import { sourcesIn } from './support/sources.ts'
import { verbs } from './support/verbs.ts'

const sources = [...sourcesIn('src'), ...sourcesIn('sw')]

/** Words of the forms' own language, in which a form is written as a list of fields. */
const languageOfForms = 'src/contract/form/fields.ts'

/** Homely names that had to be explained: the standard ones stand in docs/glossary.md. */
const homely = ['patient', 'patience', 'patiently', 'travelledReads', 'heedless', 'fareOf']

/** What a file exports to be called: its functions and constants that hold one, but for components. */
function listFunctions(code: string): string[] {
  const declared = /^export (?:async )?function\*? (\w+)/gm
  const assigned =
    /^export const (\w+)(?:: [^=\n]+)? = (?:async )?(?:<[^>]*>)?(?:\([^)]*\)(?:: [^=\n]+)? =>|\w+ =>|function\b)/gm
  return [declared, assigned]
    .flatMap((form) => [...code.matchAll(form)].map(([, name]) => name!))
    .filter((name) => /^[a-z]/.test(name))
}

const firstWord = (name: string) => /^[a-z]+/.exec(name)![0]

test('every kind of function that a file exports is seen', () => {
  const code = `export function a() {}
export async function b() {}
export const c = () => 1
export const d = async (one: string): Promise<void> => {}
export const e = <T>(x: T) => x
export const F = () => null
export const g = 1
export const h: Handle = (call) => call
const i = () => 1`
  expect(listFunctions(code).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'h'])
})

test('a function that a file exports is called by what it does: its name begins with a verb', () => {
  const found = sources
    .filter(({ path }) => path !== languageOfForms)
    .flatMap(({ path, code }) =>
      listFunctions(code)
        .filter((name) => !verbs.has(firstWord(name)))
        .map((name) => `${path}: ${name}`),
    )
  expect(found).toEqual([])
})

test('names are those of the field: none of the homely ones comes back', () => {
  const banned = new RegExp(`\\b(?:${homely.join('|')})\\b`, 'g')
  const found = sources.flatMap(({ path, code }) => (code.match(banned) ?? []).map((name) => `${path}: ${name}`))
  expect(found).toEqual([])
})
