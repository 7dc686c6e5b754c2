import { expect, test } from 'vitest'
import { asReleased } from '../../../../tests/support/answers/as-released.ts'
import { markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import type { BenefitSummary } from '../../../contract/companies/benefits.schema.ts'
import { OffersCard } from './OffersCard.tsx'

const read = async (count: number, positive: number) => {
  const rate = { positive, negative: count - positive }
  return wordsOfMarkup(await markup(<OffersCard summary={asReleased<BenefitSummary>({ count, rate, offers: [] })} />))
}

test('how few people feel about the benefits is said in words, from ten people on as percentages', async () => {
  expect(await read(3, 2)).toContain('2 of 3 positive, 1 of 3 negative')
  expect(await read(3, 2)).not.toContain('%')
  expect(await read(10, 8)).toContain('80% positive, 20% negative')
})
