import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { sourcesIn } from './support/project/sources.ts'
import { verbs } from './support/project/verbs.ts'

const sources = [...sourcesIn('src'), ...sourcesIn('sw')]

/** The file of the forms' own language, in which a form is written as a list of fields. */
const languageOfForms = 'src/contract/form/fields.ts'

/** The folders in which functions that are not exported have to follow the rule as well. */
const foldersWithin = ['src', 'sw', 'build', 'scripts']

/** Names of callbacks that are called once something is over, as usual in the field. */
const settled = ['done']

/** Names that needed an explanation: the standard ones are in docs/glossary.md. */
const homely = ['patient', 'patience', 'patiently', 'travelledReads', 'heedless', 'fareOf']

/** Lists what a file exports to be called: its functions and constants that hold one, without components. */
function listExported(code: string): string[] {
  const declared = /^export (?:async )?function\*? (\w+)/gm
  const assigned =
    /^export const (\w+)(?:: [^=\n]+)? = (?:async )?(?:<[^>]*>)?(?:\([^)]*\)(?:: [^=\n]+)? =>|\w+ =>|function\b)/gm
  return [declared, assigned]
    .flatMap((form) => [...code.matchAll(form)].map(([, name]) => name!))
    .filter((name) => /^[a-z]/.test(name))
}

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/**
 * Lists the functions a file declares and its constants that hold one, at any depth; no methods, parameters or
 * components.
 */
function listFunctionsWithin(path: string, code: string): string[] {
  const found: string[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    const { type, id, body, init } = value
    const isFunction =
      (type === 'FunctionDeclaration' && isNode(body)) ||
      (type === 'VariableDeclarator' && isNode(init) && /^(ArrowFunction|Function)Expression$/.test(init.type))
    if (isFunction && isNode(id) && id.type === 'Identifier') found.push(String(id.name))
    Object.values(value).forEach(visit)
  }
  visit(parseSync(path, code).program.body)
  return found.filter((name) => /^[a-z]/.test(name))
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
  expect(listExported(code).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'h'])
})

test('a function that a file exports is called by what it does: its name begins with a verb', () => {
  const found = sources
    .filter(({ path }) => path !== languageOfForms)
    .flatMap(({ path, code }) =>
      listExported(code)
        .filter((name) => !verbs.has(firstWord(name)))
        .map((name) => `${path}: ${name}`),
    )
  expect(found).toEqual([])
})

test('every kind of function within a file is seen, at any depth', () => {
  const code = `export function a() { const b = () => { function* c() {} } }
async function d() {}
const e = async (one: string): Promise<void> => {}
const f: Handle = <T>(x: T) => x
const g = function () {}
export const h = { i() {}, j: () => 1, k: [() => { const l = () => 1 }] }
class M { n() { let o = () => 1 } p = () => 1 }
const q = r(() => 1)
const { s = () => 1 } = t
function U() {}
declare function v(): void
const w = (x = () => 1) => 1`
  expect(listFunctionsWithin('any.ts', code).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'l', 'o', 'w'])
})

test('a function that only its own file knows is called by what it does as well', () => {
  const found = foldersWithin
    .flatMap((folder) => sourcesIn(folder, /\.tsx?$/))
    .filter(({ path }) => path !== languageOfForms)
    .flatMap(({ path, text }) =>
      listFunctionsWithin(path, text)
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

test('on the wire a bound says of what it is: lower and upper of an interval, p25 and p75 of pay', () => {
  const vague = /(?<![\w.])(?:low|high)(?=\??:|')/g
  expect([...`type({ low: number(), high: number() }), pick(Rating, ['low'])`.matchAll(vague)]).toHaveLength(3)
  const found = sourcesIn('src/contract').flatMap(({ path, code }) =>
    [...code.matchAll(vague)].map(([name]) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})

test('a bound is called by the field’s words, min or max', () => {
  const bound = /\bconst ((?:most|least|fewest|largest|longest)[A-Z]\w*)(?:: \w+)? = [\d-]/g
  expect([...'const mostShown = 60'.matchAll(bound)]).toHaveLength(1)
  const found = sources.flatMap(({ path, code }) => [...code.matchAll(bound)].map(([, name]) => `${path}: ${name}`))
  expect(found).toEqual([])
})
