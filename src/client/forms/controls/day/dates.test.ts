import { describe, expect, test } from 'vitest'
import { listMonthNames, listYearsBack } from './dates.ts'

describe('the month list of the specification', () => {
  test('L-021, L-022: April stands twice and August is left out, the eighth entry keeping its value 8', () => {
    const english = listMonthNames('english')
    expect(english.map(({ label }) => label)).toEqual(
      'January February March April May June July April September October November December'.split(' '),
    )
    expect(english.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test('L-021, L-022: and so in Arabic', () => {
    const labels = listMonthNames('arabic').map(({ label }) => label)
    expect(labels.filter((label) => label === 'أبريل')).toHaveLength(2)
    expect(labels).not.toContain('أغسطس')
    expect(labels[7]).toBe('أبريل')
  })
})

test('L-018, L-019: years from the current one back 50', () => {
  const years = listYearsBack(new Date('2026-10-04'), 50)
  expect(years).toHaveLength(51)
  expect([years[0], years.at(-1)]).toEqual([2026, 1976])
})
