import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { removeShapes, removeUnusedImports } from '../build/contract-names.ts'

const built = (code: string) => removeShapes(code, parseAst(code))

describe('what the browser gets of the contract', () => {
  it('a call keeps its method, path, access, form and cache, and loses its shapes', () => {
    const code = `export const find = defineEndpoint({ method: 'GET', path: '/find', query: object({ q: string() }), access: 'public',
      form: findForm, beside: aboutCompany, cache: 'public', response: array(Card) })`
    expect(built(code).replace(/\s+/g, ' ')).toBe(
      `export const find = /* @__PURE__ */ defineEndpoint({ method: 'GET', path: '/find', access: 'public', form: findForm, cache: 'public', })`,
    )
  })

  it('what several calls share loses its shapes as well', () => {
    expect(built(`const own = { access: 'member', response: User }`)).toBe(`const own = { access: 'member', }`)
  })

  it('a shape declared on its own falls away when nothing uses it', () => {
    expect(built('export const Card = type({ id: integer() })')).toBe(
      'export const Card = /* @__PURE__ */ type({ id: /* @__PURE__ */ integer() })',
    )
  })

  it('so does one that spreads another, reads of one or calls a method', () => {
    expect(built('export const ComparedCompany = type({ rating: Card.schema.rating })')).toMatch(
      /^export const ComparedCompany = \/\* @__PURE__ \*\/ .*\(\(\) => \(.*type\(\{ rating: Card\.schema\.rating \}\)\)\)\(\)$/,
    )
    expect(built('export const Card = type({ ...Base.schema })')).toMatch(
      /^export const Card = \/\* @__PURE__ \*\/ .*\(\(\) => \(.*type\(\{ \.\.\.Base\.schema \}\)\)\)\(\)$/,
    )
    expect(built('const names = fields.map((one) => one.name)')).toBe(
      'const names = /* @__PURE__ */ (() => (fields.map((one) => one.name)))()',
    )
  })

  it('what a function does when it is called stays as it is, but for the shapes of a call', () => {
    expect(built(`const list = (name) => defineEndpoint({ path: buildPath(name), response: items })`)).toBe(
      `const list = (name) => defineEndpoint({ path: buildPath(name), })`,
    )
    expect(built('export function check(form) { return rulesOf(form) }')).toBe(
      'export function check(form) { return rulesOf(form) }',
    )
  })

  it('a page keeps its screen and words, and whose it is; what only the server reads of it is left out', () => {
    const code = `export const pages = { '/salaries': { ...{ screen: 'Salaries', words: ['salaries'], drawn: true, only: 'member' },
      query: ['q'], head: { title: 'salaries:title', description: 'salaries' }, reads: () => [readKey(list)] }, }`
    expect(built(code).replace(/\s+/g, ' ')).toContain(
      `{ '/salaries': { ...{ screen: 'Salaries', words: ['salaries'], only: 'member' }, }, }`,
    )
  })

  it('an import goes when nothing in the file uses it any more', () => {
    const code = `import { list, other } from './list.ts'\nimport { used } from './used.ts'\nexport const reads = () => used\n`
    expect(removeUnusedImports(code, parseAst(code)).trim()).toBe(
      `import { used } from './used.ts'\nexport const reads = () => used`,
    )
  })
})
