import { expect, it } from 'vitest'
import { asReleased } from '../../../tests/support/as-released.ts'
import { linksOf, markup, wordsOfMarkup } from '../../../tests/support/markup.tsx'
import { readKey } from '../../contract/endpoint.ts'
import { type Dashboard as DashboardData, getDashboard } from '../../contract/statistics/dashboard.ts'
import { routes } from '../routes.tsx'
import Dashboard from './Dashboard.tsx'

const fare = asReleased<DashboardData>({
  company: { id: 2, name: 'Masar Alwaha', logo: null },
  culture: { score: 6.83, people: 40 },
  rating: { average: 4.06, low: 3.84, high: 4.25, count: 30 },
  ceo: { rate: 4.2, people: 16 },
  rank: { place: 2, of: 31, industry: 'Logistics' },
})
const shown = (data: DashboardData, lng: 'english' | 'arabic' = 'english') =>
  markup(<Dashboard />, { lng, answers: { [readKey(getDashboard)]: data } })

it('R-035 to R-039: culture score, company rating, CEO rating and rank, each with what it rests on', async () => {
  const words = wordsOfMarkup(await shown(fare))
  for (const said of [
    'Masar Alwaha',
    'Company rating 4.1',
    '30 ratings, likely between 3.8 and 4.3',
    'Culture score 6.8 of 10 Answers of 40 people',
    'CEO rating 4.2',
    '16 ratings',
    'Rank 2 of 31 In Logistics',
  ])
    expect(words).toContain(said)
  expect(wordsOfMarkup(await shown(fare, 'arabic'))).toMatch(/درجة بيئة العمل 6\.8 من 10/)
})

it('P-017: without a company it says how to add one; without answers why there is no number', async () => {
  const none = { company: null, culture: null, rating: null, ceo: null, rank: null }
  const html = await shown(none)
  expect(wordsOfMarkup(html)).toContain('Where do you work?')
  expect(linksOf(html)).toContain('/user/myprofile')
  const words = wordsOfMarkup(await shown({ ...none, company: fare.company }))
  for (const said of [
    'Nobody has rated it yet',
    'once enough people have answered',
    'once enough people have rated the CEO',
  ])
    expect(words).toContain(said)
})

it('R-040: it is for members', () => {
  expect(routes.find(({ path }) => path === '/user/dashboard')?.only).toBe('member')
})
