import { expect, it } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import { computeScaleEnd, formatThousands } from './pay-figures.ts'

it('amounts on an axis are thousands with at most one decimal', () => {
  const format = createFormat('english')
  expect([9600, 12_000, 900].map((riyals) => formatThousands(riyals, format))).toEqual(['9.6', '12', '0.9'])
})

it('a scale ends at a round amount that holds all of them', () => {
  expect([[31_000], [9_900], [10_000], [4_100, 38_000]].map(computeScaleEnd)).toEqual([40_000, 10_000, 10_000, 40_000])
})
