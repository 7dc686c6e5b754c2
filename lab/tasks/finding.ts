import { atPath, untilPage } from '../../tests/support/wait.ts'
import { named, type Person } from './person.ts'
import type { Task } from './task.ts'

const typed = {
  english: { company: 'masar', title: 'accountant', topic: 'overtime', kind: 'software riyadh' },
  arabic: { company: 'مسار', title: 'محاسب', topic: 'إضافي', kind: 'برمجيات الرياض' },
}
const masar = { english: 'Masar Alwaha', arabic: 'مسار الواحة' }
const searchBox = 'main [role="combobox"]'

/** Waits for the first review of the list, once only reviews with these stars by these people are in it. */
async function seeNarrowed({ page, see }: Person): Promise<void> {
  await untilPage(page, 'the filter in the address', () => {
    const query = new URLSearchParams(location.search)
    return query.get('stars')?.includes('1') === true && query.get('stars')?.includes('2') === true && query.has('who')
  })
  await untilPage(page, 'only one and two stars', () => {
    const stars = [...document.querySelectorAll('main article header b')].map(({ textContent }) => textContent ?? '')
    return stars.length > 0 && stars.every((one) => /^[12]/.test(one))
  })
  await see('main article')
}

export const finding: Task[] = [
  {
    place: 1,
    what: 'find Masar Alwaha',
    from: '/',
    before: '3',
    mocks: '3',
    goal: 3,
    async live({ page, language, press, type, see }) {
      await type(searchBox, typed[language].company)
      await press(`[role="option"] ::-p-text(${masar[language]})`)
      await atPath(page, '/company/1/overview')
      await see('main h1')
    },
  },
  {
    place: 2,
    what: 'is it good, what do they pay, what do they say',
    from: '/company/1/overview',
    before: '0',
    mocks: '0',
    goal: 0,
    async live({ t, read, see }) {
      await read(t('companies:answers.good'))
      await read(t('companies:answers.pay'))
      await see('main article')
    },
  },
  {
    place: 3,
    what: 'reviews of 1 and 2 stars by former employees',
    from: '/company/1/reviews',
    before: 'impossible',
    mocks: '3',
    goal: 3,
    async live(person) {
      const { t, press } = person
      // The first option of what people say: reviews of one and two stars.
      await press(`main fieldset[aria-label="${t('aspects:label')}"] button`)
      await press(named(t('voices:filter.showChosen_one', { count: 1 })))
      await press('input[type="radio"][value="former"]')
      await seeNarrowed(person)
    },
  },
  {
    place: 4,
    what: 'what do they say about overtime',
    from: '/company/1/reviews',
    before: 'impossible',
    mocks: '1',
    goal: 1,
    async live({ page, language, type, see }) {
      await type('main input[type="search"]', typed[language].topic)
      await untilPage(page, 'the words in the address', () => location.search.includes('q='))
      await see('main article mark')
    },
  },
  {
    place: 5,
    what: 'pay of an accountant',
    from: '/',
    before: '5 to the median, then a lock',
    mocks: '3',
    goal: 3,
    async live({ page, language, t, press, type, read }) {
      await type(searchBox, typed[language].title)
      await press('main search a[href^="/salaries/"]')
      await untilPage(page, 'the page of a title', () => /^\/salaries\/\d+$/.test(location.pathname))
      await untilPage(
        page,
        'the title that was asked for',
        (asked) => document.querySelector('h1')!.textContent!.toLowerCase().includes(asked),
        typed[language].title,
      )
      await read(t('salaries:row.month'))
    },
  },
  {
    place: 6,
    what: 'where is my pay, as a member',
    from: '/',
    before: '18',
    mocks: '1',
    goal: 1,
    as: 'member',
    // The home page of a member is their own page.
    async live({ t, read }) {
      await read(t('salaries:dots.you'))
    },
  },
  {
    place: 7,
    what: 'compare two companies',
    from: '/company/1/competitors',
    before: 'impossible',
    mocks: '2',
    goal: 2,
    async live({ page, t, press, read }) {
      await press(named(t('companies:competitors.compare')))
      await untilPage(page, 'the comparison', () => location.pathname.startsWith('/compare-companies/1-'))
      await read(t('side-by-side:rating.stars'))
    },
  },
  {
    place: 8,
    what: 'good software companies in Riyadh',
    from: '/companies',
    before: '4, no stars filter',
    mocks: '4',
    goal: 4,
    async live({ page, language, t, press, type, see }) {
      await type(searchBox, typed[language].kind)
      await press('main search a[href^="/search?q="]')
      await atPath(page, '/search')
      await press(named(t('browse:stars.3'), 'button'))
      await untilPage(page, 'the stars in the address', () => location.search.includes('stars=3'))
      await see('main li a[href^="/company/"]')
    },
  },
]
