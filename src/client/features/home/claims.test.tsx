import { expect, it, vi } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import type { Lng } from '../../i18n/languages.ts'
import Anonymity from './Anonymity.tsx'
import { Hero } from './Hero.tsx'

const hero = async (lng: Lng) => wordsOfMarkup(await markup(<Hero search={null} often={null} />, { lng }))

it('H-010, H-011: the first view claims over 20,000 company reviews and awards every quarter, beside a picture nobody hears', async () => {
  // The picture is loaded asynchronously.
  const html = await vi.waitFor(async () => {
    const drawn = await markup(<Hero search={null} often={null} />)
    expect(drawn).toMatch(/<div[^>]*aria-hidden="true"[^>]*>.*Operations specialist/s)
    return drawn
  })
  expect(html).toContain('aria-hidden="true"')
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
  const html = await markup(<Anonymity action={<a href="/writeReview">Begin</a>} />)
  expect(wordsOfMarkup(html)).toContain('100% anonymous')
  // An arrow leads from what a writer enters to what readers see of it, and the section ends with the call to write.
  expect(html).toMatch(/<\/dl><\/div><span[^>]*><svg/)
  expect(wordsOfMarkup(html)).toMatch(/Begin$/)
})
