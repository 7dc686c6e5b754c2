import { expect, it } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import type { Lng } from '../../i18n/languages.ts'
import Anonymity from './Anonymity.tsx'
import { Hero } from './Hero.tsx'

const hero = async (lng: Lng) => wordsOfMarkup(await markup(<Hero search={null} often={null} />, { lng }))

it('H-010, H-011: the first view claims over 20,000 company reviews and awards every quarter', async () => {
  const words = await hero('english')
  expect(words).toContain('Over 20,000 company reviews')
  expect(words).toContain('awards every quarter')
})

it('H-012, H-013: the Arabic one names the top 5 companies and the top 5 CEOs', async () => {
  const words = await hero('arabic')
  expect(words).toContain('أفضل 5 شركات')
  expect(words).toContain('أفضل 5 رؤساء تنفيذيين')
})

it("H-021: contributions are described as '100% anonymous'", async () => {
  expect(wordsOfMarkup(await markup(<Anonymity call={null} />))).toContain('100% anonymous')
})
