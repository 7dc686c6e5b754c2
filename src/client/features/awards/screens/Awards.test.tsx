import { expect, it } from 'vitest'
import { linksOf, markup, wordsOfMarkup } from '../../../../../tests/support/markup.tsx'
import { readKey } from '../../../../contract/endpoint.ts'
import type { AwardQuarter } from '../../../../contract/statistics/awards.schema.ts'
import { listAwards } from '../../../../contract/statistics/awards.ts'
import { awardRules } from '../../../../contract/statistics/rules.ts'
import Awards from './Awards.tsx'

const quarter: AwardQuarter = {
  quarter: '2026-Q3',
  companies: [
    { place: 1, company: { id: 4, name: 'Wahaj', logo: null }, ceo: null, average: 4.51, score: 4.38, ratings: 143 },
  ],
  ceos: [
    {
      place: 1,
      company: { id: 7, name: 'Nawras', logo: '/files/nawras.png' },
      ceo: { name: 'Lina Alharbi', image: null },
      average: 4.6,
      score: 4.47,
      ratings: 30,
    },
  ],
}
const shown = async (quarters: AwardQuarter[], lng: 'english' | 'arabic' = 'english') =>
  markup(<Awards />, {
    lng,
    answers: { [readKey(listAwards, { query: { limit: 4 } })]: { quarters, next: null } },
  })

it('R-026, P-004, H-009: the awards of a quarter, each with its place, score and number of ratings', async () => {
  const html = await shown([quarter])
  const words = wordsOfMarkup(html)
  for (const said of [
    'Awards of the third quarter 2026',
    'Top 5 companies',
    '1 Wahaj 143 ratings 4.4',
    'Top 5 CEOs',
    'Lina Alharbi Nawras 30 ratings 4.5',
  ])
    expect(words).toContain(said)
  expect(linksOf(html)).toEqual(expect.arrayContaining(['/methodology', '/company/4', '/company/7']))
})

it('H-012, H-013: and so in Arabic; who leads a company carries its logo', async () => {
  const html = await shown([quarter], 'arabic')
  expect(html).toContain('src="/files/nawras.png"')
  const words = wordsOfMarkup(html)
  for (const said of ['الربع الثالث من 2026', 'أفضل 5 شركات', 'أفضل 5 رؤساء تنفيذيين']) expect(words).toContain(said)
})

it('H-012, H-013: the printed rule has the numbers the awards are computed with', async () => {
  const words = wordsOfMarkup(await shown([]))
  expect(words).toContain(`A company needs at least ${awardRules.companyRatings} reviews`)
  expect(words).toContain(`needs at least ${awardRules.ceoRatings} published ratings`)
  for (const number of [awardRules.places, awardRules.companyRatings, awardRules.months, awardRules.ceoRatings])
    expect(words).toMatch(new RegExp(`\\b${number}\\b`))
  expect(words).toContain('No awards yet')
})

it('who rose, who fell and who is new since the quarter before, where it is known', async () => {
  const [wahaj] = quarter.companies
  const rimal = { ...wahaj!, company: { id: 5, name: 'Rimal', logo: null } }
  const sada = { ...wahaj!, company: { id: 6, name: 'Sada', logo: null } }
  const now = { ...quarter, companies: [rimal, { ...wahaj!, place: 2 }, { ...sada, place: 3 }] }
  const before = { ...quarter, quarter: '2026-Q2', companies: [wahaj!, { ...rimal, place: 2 }] }
  const words = wordsOfMarkup(await shown([now, before]))
  for (const said of [
    '1 Rimal 143 ratings up from place 2',
    '2 Wahaj 143 ratings down from place 1',
    '3 Sada 143 ratings new here',
    // A place that is the same in both quarters has no note.
    'Lina Alharbi Nawras 30 ratings 4.5',
    // There is nothing to compare the earliest quarter with.
    '1 Wahaj 143 ratings 4.4',
  ])
    expect(words).toContain(said)
})
