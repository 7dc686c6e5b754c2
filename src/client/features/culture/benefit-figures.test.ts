import { expect, it } from 'vitest'
import { byShare, shareOf } from './benefit-figures.ts'

const offer = (id: number, yes: number, no: number, unsure = 0) => ({ id, name: String(id), yes, no, unsure })

it('what most people say is offered comes first; unsure is not yes', () => {
  expect(shareOf(offer(1, 1, 0, 1))).toBe(0.5)
  expect(shareOf(offer(1, 0, 0))).toBe(0)
  const sorted = byShare([offer(1, 1, 0, 1), offer(2, 3, 0), offer(3, 4, 0), offer(4, 0, 9)])
  expect(sorted.map(({ id }) => id)).toEqual([3, 2, 1, 4])
})
