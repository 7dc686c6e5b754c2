import { afterEach, describe, expect, test } from 'vitest'
import { asReleased } from '../../../../tests/support/answers/as-released.ts'
import { linksOf, markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import { readKey } from '../../../contract/endpoint.ts'
import type { TitlePage } from '../../../contract/salaries/browse.schema.ts'
import { getTitle } from '../../../contract/salaries/browse.ts'
import type { Comparison } from '../../../contract/salaries/compare.schema.ts'
import { getComparison, getExtraPay } from '../../../contract/salaries/compare.ts'
import { session } from '../../session/session.ts'
import { ReleasesCard } from './browse/ReleasesCard.tsx'
import { TitleDetails } from './browse/TitleDetails.tsx'
import { TitleView } from './browse/TitleView.tsx'
import { CompareResultView } from './compare/CompareResultView.tsx'

const answers = {
  ...{
    total_pay: 14_500,
    bonus: 9000,
    annual_leave: 25,
    joblevel: 4,
    is_former: 0 as const,
    year: 2026,
    start: '2022-03-01',
  },
  ...{ nationality: 133, education: 1, specilization: 1 },
} as const
const pay = { people: 60, median: 12_500, p25: 11_000, p75: 14_000, lower: 12_000, upper: 13_000 }
const part = { id: '4', name: 'Specialist', ...pay }
const ofOthers = { ...pay, id: '3', name: 'Assistant', median: 8000, bars: [] }
const comparison = asReleased<Comparison>({
  pay,
  bars: [],
  levels: {
    parts: [
      ofOthers,
      {
        ...part,
        bars: [
          { from: null, to: 12_000, people: 25 },
          { from: 12_000, to: 14_000, people: 20 },
          { from: 14_000, to: null, people: 15 },
        ],
      },
    ],
    rest: false,
  },
  country: {
    department: { parts: [{ ...part, id: '1', name: 'Information technology' }], rest: false },
    nation: { parts: [{ ...part, id: 'saudi', name: null, average: 12_900 }], rest: true },
    gender: { parts: [{ ...part, id: 'female', name: null }], rest: true },
  },
})
const company = { id: 7, name: 'Masar', logo: null }
const drawn = async (lng: 'english' | 'arabic', signedIn = false) => {
  session.auth = signedIn
    ? { token: 't', user: { data: { name: 'Sara', email: 's@x.example', image: null } } as never }
    : { token: null, user: null }
  const few = { ...pay, p25: null, p75: null }
  const extras = { cash_bonus: pay, annual_raise: { ...few, median: 4 }, profit_sharing: null, sales_commission: few }
  return markup(<CompareResultView company={company} answers={answers} />, {
    lng,
    path: '/compareResult',
    answers: {
      [readKey(getComparison, { params: { id: 7 } })]: comparison,
      ...(signedIn && { [readKey(getExtraPay)]: extras }),
    },
  })
}

describe('R-032: the comparison', () => {
  test("P-006, P-007: a visitor sees four charts, and 'You must Login to see all charts' in place of five", async () => {
    const html = await drawn('english')
    const words = wordsOfMarkup(html)
    expect(words).toContain('You must Login to see all charts')
    for (const name of ['Cash bonus', 'Annual leave', 'Annual raise', 'Profit sharing', 'Sales commission'])
      expect(words).toContain(name)
    expect(linksOf(html)).toEqual(expect.arrayContaining(['/auth/login', '/auth/register']))
    // The page contains nothing of what they would see.
    expect(words).not.toContain('article 109')
  })

  test('C-010, C-013, C-017: main pay, department and nationality average, and where they stand', async () => {
    const words = wordsOfMarkup(await drawn('english'))
    expect(words).toContain('Your main pay a month SAR 14,500')
    expect(words).toContain('SAR 2,000 above the middle')
    expect(words).toContain('About three in four of them earn less.')
    expect(words).toContain('Information technology')
    expect(words).toMatch(/Nationality average.*Saudi 60\+ people about SAR 12,900/)
    expect(words).toContain('You 14,500')
    // Beside them, the pay of women and of men.
    expect(words).toMatch(/Women 60\+ people/)
  })

  test('C-011 to C-016: a member sees the rest, and annual leave says honestly what it rests on', async () => {
    const words = wordsOfMarkup(await drawn('english', true))
    expect(words).not.toContain('You must Login')
    expect(words).toMatch(
      /Cash bonus A year, in the whole country, 60\+ people who get one About SAR 12,500 Yours SAR 9,000/,
    )
    expect(words).toMatch(/Annual raise Of the main pay a year, in the whole country, 60\+ people About 4%/)
    expect(words).toMatch(/Profit sharing Too few people/)
    expect(words).toMatch(/Sales commission A month, in the whole country, 60\+ people/)
    expect(words).toMatch(/Annual leave .* Yours 25 days/)
    expect(words).toContain('Salary reviews do not ask about leave')
  })

  test('in Arabic too', async () => {
    const words = wordsOfMarkup(await drawn('arabic'))
    expect(words).toContain('سجّل الدخول لترى كل الرسوم البيانية')
    expect(words).toContain('متوسط الراتب حسب الجنسية')
  })
})

describe('what releases have said of a job title', () => {
  const released = (month: string, median: number | null) => ({
    ...{ month, median, people: 120, p25: null, p75: null },
    ...{ lower: 9000, upper: 11_000 },
  })
  const shown = async (releases: ReturnType<typeof released>[], lng: 'english' | 'arabic') =>
    wordsOfMarkup(await markup(<ReleasesCard releases={asReleased<TitlePage['releases']>(releases)} />, { lng }))

  test('is a row for each year once there are two, newest first, as the last release of the year tells it', async () => {
    const releases = [
      released('2028-02', 10_400),
      released('2027-12', 10_200),
      released('2027-11', 10_100),
      released('2026-12', 9900),
    ]
    const words = await shown(releases, 'english')
    // 9,900 and 10,400 are within what each may be off by, so the title claims no change.
    expect(words).toContain('Pay in earlier releases')
    expect(words).toContain('2028 120+ people about 10,400 ± 1,400')
    expect(words).toContain('From the last open data of each year')
    expect(words.indexOf('2028')).toBeGreaterThan(-1)
    expect(words).not.toContain('10,100')
    const sure = releases.map((one, at) =>
      at === 0 ? { ...one, lower: 10_300, upper: 10_500 } : { ...one, upper: 10_200 },
    )
    expect(await shown(sure, 'english')).toContain('about 9,900 in 2026, about 10,400 in 2028')
    expect(await shown(sure, 'arabic')).toContain('نحو 9,900 في 2026، ونحو 10,400 في 2028')
  })

  test('is a row for each month before that, one number also where no median is told, and nothing of a single release', async () => {
    const releases = [released('2026-12', null), released('2026-11', 9900)]
    const words = await shown(releases, 'english')
    expect(words).toContain('Pay in earlier releases From the open data of each month')
    expect(words).toContain('December 2026')
    expect(words).toContain('December 2026 120+ people about 9,900 ± 1,100')
    expect(await shown(releases, 'arabic')).toContain('كما ورد في إصدار البيانات المفتوحة كل شهر')
    expect(await shown(releases.slice(1), 'english')).toBe('')
  })
})

describe('the page of a job title', () => {
  const summary = { people: 110, median: 9900, lower: 9200, upper: 10_700 }
  const page = asReleased<TitlePage>({
    ...{ id: 4, name: 'Operations specialist', name_en: 'Operations specialist', name_ar: 'أخصائي عمليات' },
    department: { id: 9, name: 'Operations' },
    ...{ pay: summary, half: { p25: 7600, p75: 12_300 }, beside: { ...summary, median: 11_200 }, country: summary },
    bars: [
      { from: null, to: 7600, people: 30 },
      { from: 7600, to: 12_300, people: 50 },
      { from: 12_300, to: null, people: 30 },
    ],
    similar: [{ id: 5, name: 'Dispatcher', department: 'Operations', ...summary, median: 8100 }],
    releases: [],
  })
  const shown = (of: TitlePage, lng: 'english' | 'arabic' = 'english') =>
    markup(<TitleView page={of} onShare={() => {}} />, { lng })

  test('P-026: a visitor sees one number, who earns what and where theirs would stand, and ghosts of the rest', async () => {
    const html = await shown(page)
    const words = wordsOfMarkup(html)
    for (const said of [
      'Half earn between SAR 7,600 and 12,300',
      'about 9,900 SAR a month Half of them earn less, half more.',
      'Middle half 7,600 to 12,300',
      'How sure we are ± 800',
      'A year about 119,000',
      'Operations as a whole 110+ people about 11,200 ± 2,000',
      'Middle 9,900',
      'One dot is 10 people, the middle half',
      'Your offer or your pay',
      'Share your salary to see salaries for Operations specialist',
      'Log in or sign up',
      'Where it stands in Operations',
      'Dispatcher about 8,100',
    ])
      expect(words).toContain(said)
    // Every column states its number to screen readers and keyboard users.
    expect(html).toMatch(/<button[^>]*aria-label="SAR\s8,000 to 10,000: about \d+ people"/)
    expect(wordsOfMarkup(await shown(page, 'arabic'))).toContain('من يتقاضى كم')
  })

  test('without a published median, one published number is shown, and no range', async () => {
    const few = asReleased<TitlePage>({
      ...page,
      ...{ pay: { ...summary, median: null }, half: null, bars: [] },
    })
    const words = wordsOfMarkup(await shown(few))
    expect(words).toContain('about 9,900 SAR a month')
    expect(words).toMatch(/Compared with Operations as a whole 110\+ people about 11,200/)
    expect(words).not.toMatch(/9,200|10,700/)
    expect(words).not.toContain('One dot')
  })
})

describe('a job title without a number', () => {
  const few = { people: 40, median: null, lower: 9200, upper: 10_700 }
  const page = asReleased<TitlePage>({
    ...{ id: 14, name: 'Accountant', name_en: 'Accountant', name_ar: 'محاسب', department: { id: 3, name: 'Finance' } },
    ...{ pay: null, half: null, bars: [], beside: { ...few, median: 11_400 }, country: few, similar: [], releases: [] },
  })
  const wordsOf = async (of: TitlePage, lng: 'english' | 'arabic' = 'english') =>
    wordsOfMarkup(await markup(<TitleView page={of} onShare={() => {}} />, { lng }))

  test('is answered by its department, named as such', async () => {
    expect(await wordsOf(page)).toMatch(/No number yet for Accountant .*Finance as a whole about 11,400/)
    expect(await wordsOf(page, 'arabic')).toMatch(/لا رقم بعد لمسمى Accountant .*كل مسميات Finance نحو 11,400/)
  })

  test('else by the whole country, and by nothing where nobody has a number', async () => {
    expect(await wordsOf({ ...page, beside: null })).toContain('All job titles together about 9,900')
    const none = await wordsOf({ ...page, beside: null, country: null })
    expect(none).toContain('No number yet for Accountant')
    expect(none).toContain('Accountant: add your pay')
    expect(none).not.toMatch(/about \d/)
  })
})

describe('P-027: the gate names the job title looked at', () => {
  const gate = 'Share your salary to see salaries for CEO'
  const details = <TitleDetails id={4} name="CEO" department="Management" onShare={() => {}} />
  afterEach(() => {
    session.auth = { token: null, user: null }
  })

  test('to a person who is signed out', async () => {
    const html = await markup(details)
    expect(wordsOfMarkup(html)).toContain(gate)
    // It is a heading, by which screen reader users find it.
    expect(html).toMatch(/<h2[^>]*>Share your salary/)
  })

  test('to a member who shared none', async () => {
    session.auth = { token: 't', user: { roles: ['member'] } as never }
    const problems = [{ path: '', code: 'salary_not_shared' }] as const
    const refusals = { [readKey(getTitle, { params: { id: 4 } })]: { status: 409, problems: [...problems] } }
    expect(wordsOfMarkup(await markup(details, { refusals }))).toContain(gate)
  })
})
