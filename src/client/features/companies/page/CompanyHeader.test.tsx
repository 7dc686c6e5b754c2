import { describe, expect, it } from 'vitest'
import { sampleCompany } from '../../../../../tests/support/answers/sample-company.ts'
import { linksOf, markup, wordsOfMarkup } from '../../../../../tests/support/markup.tsx'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { CompanyBar } from './CompanyBar.tsx'
import { CompanyHeader } from './CompanyHeader.tsx'
import { TabStrip } from './TabStrip.tsx'

const nothing = () => undefined
const header = (company: Partial<Company> = {}, claims = false) =>
  markup(
    <CompanyHeader
      company={sampleCompany(company)}
      claims={claims}
      onWrite={nothing}
      onShare={nothing}
      onUnlock={nothing}
    />,
  )

describe('the header card', () => {
  it('C-025, C-026: shows the cover image, or the default cover', async () => {
    expect(await header()).toContain('src="/files/cover.jpg"')
    const without = await header({ image: null })
    expect(without).not.toContain('/files/cover.jpg')
    expect(without).toContain('data-default-cover')
  })

  it('C-027, C-028: shows the logo, or the default logo', async () => {
    // In two sizes, one of which the style sheet shows.
    expect((await header()).match(/src="\/files\/logo.png"/g)).toHaveLength(2)
    const without = await header({ logo: null, image: null, ceo: null })
    expect(without).not.toContain('<img')
    expect(without.match(/viewBox="0 0 24 24"/g)?.length).toBeGreaterThan(0)
  })

  it('C-029, C-030, C-031, C-035: shows name, stars, the rating to one decimal and the count of ratings', async () => {
    const html = await header()
    const words = wordsOfMarkup(html)
    expect(html).toMatch(/<h1[^>]*>.*Masar Alwaha Logistics/)
    expect(html).toContain('aria-label="4.1 out of 5"')
    expect(words).toContain(' 4.1 ')
    expect(words).not.toContain('4.149')
    expect(words).toContain('412 ratings, likely between 4.0 and 4.2')
  })

  it('C-032, T-018: the name has a verified-account tooltip when unlocked equals 1', async () => {
    expect(await header({ unlocked: 1 })).toMatch(/data-tip="Verified account"[^>]*tabindex="0"/)
    expect(await header({ unlocked: 0 })).not.toContain('Verified account')
  })

  it('a renamed company says what it was called, and a closed one says so', async () => {
    const words = wordsOfMarkup(await header({ formerly: ['Sahil Freight', 'ساحل للشحن'], closed: 1 }))
    expect(words).toContain('Formerly Sahil Freight, ساحل للشحن')
    expect(words).toContain('This company is closed')
    expect(wordsOfMarkup(await header())).not.toMatch(/Formerly|closed/)
  })

  it('C-041, C-042, C-043, T-016, T-017, P-019: a signed-in person sees update profile and unlock while it is not unlocked', async () => {
    const html = await header({}, true)
    expect(linksOf(html)).toContain('/update/company/7')
    expect(wordsOfMarkup(html)).toContain('Update profile Unlock')
  })

  it('C-044, C-045: otherwise neither link shows', async () => {
    const html = await header()
    expect(linksOf(html)).not.toContain('/update/company/7')
    expect(wordsOfMarkup(html)).not.toContain('Unlock')
  })
})

describe('the four answers', () => {
  it('C-037 to C-040: the CEO: image, name and star rating to one decimal', async () => {
    const html = await header()
    expect(html).toContain('src="/files/ceo.jpg"')
    expect(html).toContain('aria-label="4.3 out of 5"')
    expect(wordsOfMarkup(html)).toMatch(/Who leads it\? 4\.3 (TA )?Turki Alqahtani 350\+ ratings/)
  })

  it('C-036: without a CEO nobody asks who leads it', async () => {
    const html = await header({ ceo: null })
    expect(wordsOfMarkup(html)).not.toContain('Who leads it?')
    expect(html).not.toContain('/files/ceo.jpg')
  })

  it('what it pays: one number, how sure it is, the middle half, and of how many', async () => {
    const words = async (pay: Company['pay']) => wordsOfMarkup(await header({ pay }))
    const { pay } = sampleCompany()
    expect(await words(pay)).toContain(
      'What does it pay? about 11,200 SAR a month ± 900 Half earn SAR 6,900 to 15,400 220+ salaries',
    )
    expect(await words({ ...pay!, median: null, p25: null, p75: null })).toContain(
      'What does it pay? about 11,200 SAR a month ± 900 220+ salaries',
    )
    expect(await words(null)).toContain('What does it pay? Not enough salaries yet')
  })

  it('whether people would recommend it', async () => {
    expect(wordsOfMarkup(await header())).toContain('Would they recommend it? 7.9 of 10 90+ answers')
    expect(wordsOfMarkup(await header({ recommended: null }))).toContain('Not enough answers yet')
  })

  it('each leads to all that is known of it', async () => {
    const links = linksOf(await header())
    for (const tab of ['reviews', 'salaries', 'culture']) expect(links).toContain(`/company/7/${tab}`)
  })
})

it('on the other tabs one bar says whose they are, C-031, C-032, T-018: with its rating and its mark', async () => {
  const html = await markup(<CompanyBar company={sampleCompany({ unlocked: 1 })} onWrite={nothing} onShare={nothing} />)
  expect(wordsOfMarkup(html)).toMatch(/Masar Alwaha Logistics.* 4\.1 /)
  expect(html).toMatch(/data-tip="Verified account"/)
  expect(html).toMatch(/<h1/)
  expect(linksOf(html)).toEqual(['/company/7/overview'])
})

it('C-001 to C-009: the tabs in their order, with counts where there are any', async () => {
  const html = await markup(<TabStrip id={7} counts={sampleCompany().counts} onNear={nothing} />, {
    path: '/company/7/reviews',
  })
  expect(wordsOfMarkup(html)).toBe(
    'Overview Reviews 412 Salaries 180+ Interviews 70+ Competitors Culture Q&amp;A Rate company Compare your salary',
  )
  expect(html).toMatch(
    /href="\/company\/7\/reviews"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/company\/7\/reviews"/,
  )
})
