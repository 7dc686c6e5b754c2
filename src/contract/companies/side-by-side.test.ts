import { expect, test } from 'vitest'
import { buildComparedPath, listComparedReads, parseComparedIds } from './side-by-side.ts'

test.each([
  ['12', [12]],
  ['12-7-30-1', [12, 7, 30, 1]],
  ['', undefined],
  ['12-', undefined],
  ['12-7-30-1-2', undefined],
  ['7-7', undefined],
  ['0-1', undefined],
  ['07-1', undefined],
  ['12-rimal', undefined],
  [undefined, undefined],
])('%s names %j', (part, ids) => expect(parseComparedIds(part)).toEqual(ids))

test('an address names its companies in the order they were chosen, and leads back to them', () => {
  expect(buildComparedPath([])).toBe('/compare-companies')
  expect(buildComparedPath([12, 7])).toBe('/compare-companies/12-7')
  expect(parseComparedIds(buildComparedPath([12, 7]).split('/')[2])).toEqual([12, 7])
})

test('profiles are read first: without one there is no such page', () => {
  const reads = listComparedReads([12, 7])
  expect(reads).toHaveLength(10)
  expect(reads.slice(0, 2).map((key) => JSON.parse(key)[0])).toEqual(['/companies/12/profile', '/companies/7/profile'])
})
