import { expect, test } from 'vitest'
import { sourcesIn } from './support/sources.ts'
import { verbs } from './support/verbs.ts'

const sources = [...sourcesIn('src'), ...sourcesIn('sw')]

/** Words of the forms' own language, in which a form is written as a list of fields. */
const languageOfForms = 'src/contract/form/fields.ts'

/** A callback that is handed on to be called once something is over: the field calls it so. */
const settled = ['done']

/** Homely names that had to be explained: the standard ones stand in docs/glossary.md. */
const homely = ['patient', 'patience', 'patiently', 'travelledReads', 'heedless', 'fareOf']

/** Where a declaration begins that a file exports, and any one, inside functions too. */
const exported = '^export '
const anywhere = '^\\s*(?:export )?'

/** What a file declares to be called: its functions and constants that hold one, but for components. */
function listFunctions(code: string, begin: string): string[] {
  const declared = `${begin}(?:async )?function\\*? (\\w+)`
  const held = `${begin}(?:const|let) (\\w+)(?:: [^=\\n]+)? = (?:async )?(?:<[^>]*>)?`
  const called = `(?:\\((?!\\s*<)[^)]*\\)(?:: [^=\\n]+)? =>|\\w+ =>|function\\b)`
  return [declared, held + called]
    .flatMap((form) => [...code.matchAll(new RegExp(form, 'gm'))].map(([, name]) => name!))
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
  expect(listFunctions(code, exported).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'h'])
})

test('a function that a file exports is called by what it does: its name begins with a verb', () => {
  const found = sources
    .filter(({ path }) => path !== languageOfForms)
    .flatMap(({ path, code }) =>
      listFunctions(code, exported)
        .filter((name) => !verbs.has(firstWord(name)))
        .map((name) => `${path}: ${name}`),
    )
  expect(found).toEqual([])
})

test('every kind of function inside a file is seen', () => {
  const code = `const a = () => {
  const b = (one: string): string => one
  function c() {}
  let d = async (x) => x
  const e = 1
  const f = a()
  const g = (
    <p onClick={() => a()} />
  )
  return <T>(x: T) => x
}`
  expect(listFunctions(code, anywhere).sort()).toEqual(['a', 'b', 'c', 'd'])
})

test('a function inside a file of the client, its worker or the build begins with a verb as well', () => {
  const files = ['src/client', 'sw', 'build'].flatMap((folder) => sourcesIn(folder))
  const found = files.flatMap(({ path, code }) =>
    listFunctions(code, anywhere)
      .filter((name) => !verbs.has(firstWord(name)) && !settled.includes(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})

test('names are those of the field: none of the homely ones comes back', () => {
  const banned = new RegExp(`\\b(?:${homely.join('|')})\\b`, 'g')
  const found = sources.flatMap(({ path, code }) => (code.match(banned) ?? []).map((name) => `${path}: ${name}`))
  expect(found).toEqual([])
})
