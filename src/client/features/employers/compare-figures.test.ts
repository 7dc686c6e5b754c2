import { expect, test } from 'vitest'
import { asReleased } from '../../../../tests/support/answers/as-released.ts'
import type { ComparedCompany } from '../../../contract/employers/analytics.schema.ts'
import { buildComparedRows, compareFinding } from './compare-figures.ts'

const compared = (id: number, average: number | null, culture: number | null = null) =>
  asReleased<ComparedCompany>({
    company: { id, name: `Company ${id}`, logo: null },
    rating: average === null ? null : { average, lower: average, upper: average, count: 10 },
    culture: culture === null ? null : { score: culture, people: 6 },
    ceo: null,
  })

test('the company stands first, its competitors by what their pages say, the unrated last', () => {
  const rows = buildComparedRows(
    { companies: [compared(1, 3), compared(2, null), compared(3, 2.5), compared(4, 4.5)] },
    'rating',
  )
  expect(rows.map(({ key, own, value }) => [key, own, value])).toEqual([
    ['1', true, 3],
    ['4', false, 4.5],
    ['3', false, 2.5],
    ['2', false, null],
  ])
})

test('the finding compares with the average of those about whom something is published', () => {
  const found = (...values: (number | null)[]) =>
    compareFinding(buildComparedRows({ companies: values.map((value, id) => compared(id, value)) }, 'rating'), 'rating')
  expect(found(4, 3, 3.6)).toBe('above')
  expect(found(3, 3.6, null)).toBe('below')
  expect(found(3.3, 3, 3.5)).toBe('alike')
  expect(found(null, 3)).toBe('alone')
  expect(found(4, null)).toBe('alone')
  expect(found(4)).toBe('alone')
})

test('on a scale of ten twice as much is alike', () => {
  const rows = buildComparedRows({ companies: [compared(1, null, 6.15), compared(2, null, 6)] }, 'culture')
  expect(compareFinding(rows, 'culture')).toBe('alike')
})
