import { expect, it } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import { formatThousands } from './pay-figures.ts'

it('amounts on an axis are thousands with at most one decimal', () => {
  const format = createFormat('english')
  expect([9600, 12_000, 900].map((riyals) => formatThousands(riyals, format))).toEqual(['9.6', '12', '0.9'])
})
