import { describe, expect, test } from 'vitest'
import { calls, endpoints, getShapes, schemas } from './endpoints.ts'
import { Cursor, defineIdList, Id, IdOrNone, Offset, PageSize, Slug, Uuid } from './params.schema.ts'

const nameOf = ({ method, path }: (typeof endpoints)[number]) => `${method} ${path}`

const problemsOf = (one: (typeof endpoints)[number]) => getShapes(one).problems ?? []

describe('every endpoint', () => {
  test('says what each name in its path stands for, and nothing of others', () => {
    const named = ({ path }: (typeof endpoints)[number]) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const other = endpoints.filter(
      (one) =>
        named(one).sort().join() !==
        Object.keys(getShapes(one).params ?? {})
          .sort()
          .join(),
    )
    expect(other.map(nameOf)).toEqual([])
    expect(endpoints.filter((one) => getShapes(one).params).length).toBeGreaterThan(40)
  })

  test('names each problem of its own once', () => {
    const twice = endpoints.filter((one) => new Set(problemsOf(one)).size < problemsOf(one).length)
    expect(twice.map(nameOf)).toEqual([])
    expect(endpoints.filter((one) => problemsOf(one).length > 0).length).toBeGreaterThan(30)
  })

  test('that is read answers with data of a declared shape, or with a file', () => {
    // The specification lets one GET have an effect (spec 7).
    const acts = 'GET /account/open'
    const shapeless = endpoints.filter((one) => one.method === 'GET' && !getShapes(one).response && !one.file)
    expect(shapeless.map(nameOf)).toEqual([acts])
  })
})

test('what declares shapes has the name of a call', () => {
  const names = new Set(calls.map(({ name }) => name))
  const kinds = ['params', 'query', 'beside', 'response', 'problems', 'tables']
  const isShapes = (value: unknown) =>
    Object.getPrototypeOf(value ?? 0) === Object.prototype &&
    Object.keys(value as object).every((name) => kinds.includes(name))
  const declared = schemas.filter(
    ([, value]) => isShapes(value) || (typeof value === 'object' && Object.values(value ?? {}).every(isShapes)),
  )
  expect(declared.map(([name]) => name).filter((name) => !names.has(name))).toEqual([])
  expect(new Set(declared.map(([name]) => name))).toEqual(names)
})

describe('what addresses carry', () => {
  test.each([
    ['id', Id, ['1', '2147483647'], ['0', '01', '-1', '1.0', '2147483648', '9999999999', '', ' 1', '1e3', 'x', '١']],
    ['offset', Offset, ['0', '999999'], ['-1', '1000000', '00', '', 'x']],
    ['page size', PageSize, ['1', '50'], ['0', '51', '', '5.0', 'ten']],
  ] as const)('a text becomes a number: %s', (_, struct, right, wrong) => {
    for (const text of right) expect(struct.create(text)).toBe(Number(text))
    for (const text of wrong) expect(() => struct.create(text), text).toThrow()
  })

  test('drawn ids, names and places are taken as they are', () => {
    const uuid = '0d3ad6b8-6f0c-4b5e-9f0a-0123456789ab'
    expect(Uuid.create(uuid)).toBe(uuid)
    for (const text of [uuid.toUpperCase(), uuid.slice(1), `${uuid} `, '', "' or 1=1"])
      expect(Uuid.is(text)).toBe(false)
    for (const text of ['demo-skills-1', uuid]) expect(Slug.is(text)).toBe(true)
    for (const text of ['', 'a b', '../a', 'x'.repeat(65)]) expect(Slug.is(text)).toBe(false)
    for (const text of ['2026-10.7', 'MjAyNg', '2026-Q3']) expect(Cursor.is(text)).toBe(true)
    for (const text of ['', 'a b', '\0', 'x'.repeat(1001)]) expect(Cursor.is(text)).toBe(false)
  })

  test('ids travel with commas between, only so many, and each is one', () => {
    const ids = defineIdList(Id, 3)
    expect(ids.create('3,1,2')).toEqual([3, 1, 2])
    for (const text of ['', '1,', '1,,2', '1,x', '1,2,3,4']) expect(() => ids.create(text), text).toThrow()
  })

  test('an id that is not a number is read as 0 where 0 finds nothing', () => {
    expect(['7', '0', 'x', '-1'].map((text) => IdOrNone.create(text))).toEqual([7, 0, 0, 0])
  })
})
