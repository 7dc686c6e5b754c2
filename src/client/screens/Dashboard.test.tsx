import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asReleased } from '../../../tests/support/answers/as-released.ts'
import { linksOf, markup, wordsOfMarkup } from '../../../tests/support/markup.tsx'
import { getSalaries } from '../../contract/companies/salaries.ts'
import { readKey } from '../../contract/endpoint.ts'
import { riyal } from '../../contract/lookups/known-ids.ts'
import type { Contribution } from '../../contract/profile/profile.schema.ts'
import { listContributions } from '../../contract/profile/profile.ts'
import { getTitlePage } from '../../contract/salaries/browse.ts'
import type { Dashboard as DashboardData } from '../../contract/statistics/dashboard.schema.ts'
import { getDashboard } from '../../contract/statistics/dashboard.ts'
import { listAnsweredStudies, listStudies } from '../../contract/studies/studies.ts'
import OwnPayCard from '../features/salaries/OwnPayCard.tsx'
import StudyTap from '../features/studies/StudyTap.tsx'
import { queue } from '../outbox/queue.ts'
import { routes } from '../routes.tsx'
import { session } from '../session/session.ts'
import Dashboard from './Dashboard.tsx'

const figures = asReleased<DashboardData>({
  company: { id: 2, name: 'Masar Alwaha', logo: null },
  culture: { score: 6.83, people: 40 },
  rating: { average: 4.06, lower: 3.84, upper: 4.25, count: 30 },
  ceo: { rate: 4.2, people: 16 },
  rank: { place: 2, of: 31, industry: 'Logistics' },
  typical: { industry: 'Logistics', rating: 3.6, culture: null, ceo: 3.25 },
})
const shown = (data: DashboardData, lng: 'english' | 'arabic' = 'english') =>
  markup(<Dashboard />, { lng, answers: { [readKey(getDashboard)]: data } })

// The device has been read.
beforeEach(() => {
  queue.loaded = true
})
afterEach(() => {
  queue.loaded = false
})

it('no number comes before what was begun on the device, which would push it down', async () => {
  queue.loaded = false
  const words = wordsOfMarkup(await shown(figures))
  expect(words).toContain('Only you see this')
  expect(words).not.toContain('Masar Alwaha')
})

it('R-035 to R-039: culture score, company rating, rating of who leads it and rank, each with what it rests on', async () => {
  const words = wordsOfMarkup(await shown(figures))
  for (const said of [
    'Masar Alwaha',
    'Company rating 4.1',
    '30 ratings, likely between 3.8 and 4.3',
    'Company rating 4.1 Logistics 3.6',
    'rating 4.2 Logistics 3.3',
    'Logistics: the average of its companies',
    'Culture score 6.8 of 10 Answers of 40 people',
    'CEO rating 4.2',
    '16 ratings',
    'Rank 2 of 31 In Logistics',
  ])
    expect(words).toContain(said)
  expect(wordsOfMarkup(await shown(figures, 'arabic'))).toMatch(/درجة بيئة العمل 6\.8 من 10/)
})

it('P-017: without a company it says how to add one; without answers why there is no number', async () => {
  const none = { company: null, culture: null, rating: null, ceo: null, rank: null, typical: null }
  const html = await shown(none)
  expect(wordsOfMarkup(html)).toContain('Where do you work?')
  expect(linksOf(html)).toContain('/user/myprofile')
  const words = wordsOfMarkup(await shown({ ...none, company: figures.company }))
  for (const said of [
    'Nobody has rated it yet',
    'once enough people have answered',
    'once enough people have rated the CEO',
  ])
    expect(words).toContain(said)
})

describe('the home of a member', () => {
  const company = { id: 2, name: 'Masar Alwaha', logo: null }
  const contribution = (kind: string, answers: Record<string, unknown> = {}) =>
    ({
      ...{ id: kind, kind, company, month: `${new Date().getFullYear()}-01`, state: 'published', removed: null },
      answers,
    }) as unknown as Contribution
  const given = [
    contribution('company'),
    contribution('salary', { salary: 150_000, per_duration: 'year', currency_id: riyal, jobtitle: 40 }),
  ]
  const told = { people: 100, median: null, lower: 9000, upper: 11_000 }
  const drawn = (lng: 'english' | 'arabic' = 'english', part = <Dashboard />) =>
    markup(part, {
      lng,
      answers: {
        [readKey(getDashboard)]: figures,
        [readKey(listContributions, { query: { limit: 50 } })]: { contributions: given, next: null, total: 2 },
        [readKey(getSalaries, { params: { id: 2 } })]: {
          ...{ pay: { ...told, p25: null, p75: null }, bars: [], level: { parts: [], rest: false } },
        },
        [readKey(getTitlePage, { params: { id: 40 } })]: {
          ...{ id: 40, name: 'Accountant', name_en: 'Accountant', department: null, pay: told, half: null, bars: [] },
          ...{ beside: null, country: told, similar: [] },
        },
        [readKey(listStudies, { query: { limit: 20 } })]: {
          studies: [
            {
              ...{ id: 7, month: '2026-10', question: 'Do you work from home?', about: null, people: null, open: 1 },
              ...{ company: null, options: [{ option: 1, label: 'Yes, gladly', people: null }] },
            },
          ],
          next: null,
        },
        [readKey(listAnsweredStudies, { query: { ids: '7' } })]: [],
      },
    })
  beforeEach(() => {
    const user = { closeable: 0, data: { name: 'Reem Alharbi', email: 'r@x.example', image: null } }
    session.auth = { token: 't', user: user as never }
  })
  afterEach(() => {
    session.auth = { token: null, user: null }
  })

  it('P-017: greets by the first name and says that only they see it', async () => {
    expect(wordsOfMarkup(await drawn())).toContain('Hello, Reem Only you see this page.')
    expect(wordsOfMarkup(await drawn('arabic'))).toContain('أهلًا Reem')
  })

  it('holds their own pay, a month, beside what is published, by what only they can read', async () => {
    const html = await drawn('english', <OwnPayCard />)
    expect(wordsOfMarkup(html)).toContain('Your pay is SAR 2,600 above the middle')
    expect(wordsOfMarkup(html)).toContain('SAR 12,500 a month')
    expect(linksOf(html)).toContain('/salaries/40')
  })

  it('offers the review types they have not written this year, and shows no number of other people', async () => {
    const links = linksOf(await drawn()).map((link) => link!.replaceAll('&amp;', '&'))
    expect(links).toEqual(expect.arrayContaining(['/rateCompany?type=culture&id=2', '/rateCompany?type=benifit&id=2']))
    for (const type of ['company', 'salary']) expect(links).not.toContain(`/rateCompany?type=${type}&id=2`)
  })

  it('asks one study that they have not answered', async () => {
    const words = wordsOfMarkup(await drawn('english', <StudyTap />))
    for (const said of [
      'Do you work from home?',
      'Yes, gladly',
      'Nothing stored with your answer says that it is yours.',
    ])
      expect(words).toContain(said)
  })
})

it('R-040: it is for members', () => {
  expect(routes.find(({ path }) => path === '/user/dashboard')?.only).toBe('member')
})
