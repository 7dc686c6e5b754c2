import { expect, it } from 'vitest'
import { asReleased } from '../../../../tests/support/answers/as-released.ts'
import type { BenefitOffer } from '../../../contract/companies/benefits.schema.ts'
import { compareShares } from './benefit-figures.ts'

const offer = (id: number, yes: number, people: number) =>
  asReleased<BenefitOffer>({ id, name: String(id), people, yes, no: 1 - yes, unsure: 0 })

it('the benefit that most people say is offered comes first; of equal ones, the one with more answers', () => {
  const sorted = compareShares([offer(1, 0.5, 40), offer(2, 1, 30), offer(3, 1, 40), offer(4, 0, 90)])
  expect(sorted.map(({ id }) => id)).toEqual([3, 2, 1, 4])
})
