import { expect, it, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import { languages, namespacesOf, wordsOf } from '../../../../tests/support/project/locales.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { readKey } from '../../../contract/endpoint.ts'
import { getSettings } from '../../../contract/lookups/lists.ts'
import { demoSettings } from '../../../demo/settings.ts'
import type { Lng } from '../../i18n/languages.ts'
import Anonymity from './Anonymity.tsx'
import { Hero } from './Hero.tsx'

const key = readKey(getSettings)
const hero = async (lng: Lng, settings: Partial<Record<string, string>> = demoSettings) =>
  wordsOfMarkup(
    await markup(<Hero search={null} write={null} />, {
      lng,
      answers: { [key]: Object.entries(settings).map(([name, value]) => ({ [name]: value })) },
    }),
  )

it('H-010, H-011: the first view claims over 20,000 company reviews and awards every quarter, beside a picture that screen readers skip', async () => {
  // The picture is loaded asynchronously.
  const html = await waitFor(async () => {
    const drawn = await markup(<Hero search={null} write={null} />)
    expect(drawn).toMatch(/<div[^>]*aria-hidden="true"[^>]*>.*Operations specialist/s)
    return drawn
  })
  expect(html).toContain('aria-hidden="true"')
  // What it shows is made up, and says so on each card.
  expect(wordsOfMarkup(html).match(/Example/g)).toHaveLength(2)
  const words = await hero('english')
  expect(words).toContain('Over 20,000 company reviews')
  expect(words).toContain('awards every quarter')
})

it('H-012, H-013: the Arabic one names the top 5 companies and the top 5 CEOs', async () => {
  const words = await hero('arabic')
  expect(words).toContain('أفضل 5 شركات')
  expect(words).toContain('أفضل 5 رؤساء تنفيذيين')
})

it.each([
  ['empty', {}, 'Company reviews by people', 'تقييمات كتبها'],
  ['full', { company_reviews: '23000' }, 'Over 23,000 company reviews', 'يزيد عددها على 23,000'],
  [
    'claiming',
    { company_reviews: '23000', claim_en: 'Ours since 2020', claim_ar: 'لنا منذ 2020' },
    'Ours since 2020',
    'لنا منذ 2020',
  ],
])('a site that is %s claims what its data bears', async (_, settings, english, arabic) => {
  const words = { english: await hero('english', settings), arabic: await hero('arabic', settings) }
  expect(words.english).toContain(english)
  expect(words.arabic).toContain(arabic)
  expect(words.english + words.arabic).not.toContain('20,000')
})

test('no text of the site names a number of reviews, but the claim of the specification', () => {
  const found = languages.flatMap((language) =>
    namespacesOf(language).flatMap((name) =>
      [...wordsOf(language, name)].filter(([, text]) => /20,000/.test(String(text))).map(([path]) => `${name}:${path}`),
    ),
  )
  expect([...new Set(found)]).toEqual(['home:words'])
})

it("H-021: contributions are described as '100% anonymous'", async () => {
  const html = await markup(<Anonymity action={<a href="/writeReview">Begin</a>} />)
  expect(wordsOfMarkup(html)).toContain('100% anonymous')
  // An arrow leads from what a writer enters to what readers see of it, and the section ends with the call to write.
  expect(html).toMatch(/<\/dl><\/div><span[^>]*><svg/)
  expect(wordsOfMarkup(html)).toMatch(/Begin$/)
})
