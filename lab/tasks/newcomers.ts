import type { Company } from '../../src/contract/companies/companies.schema.ts'
import { readApi } from '../../tests/support/site/desk-cases.ts'
import { signIn } from '../../tests/support/site/sign-in.ts'
import { atPath, untilPage } from '../../tests/support/wait.ts'
import { inField, named, newcomerOf, type Person } from './person.ts'
import type { Task } from './task.ts'
import { endInterview, seeGiven, submit, texts } from './writing.ts'

const fewReviews = {
  english: { id: 194, name: 'Mishkat Alarar Medical Supplies' },
  arabic: { id: 194, name: 'مشكاة العرعر للمستلزمات الطبية' },
}
const teacher = { english: 'Teacher', arabic: 'معلم' }

/** Takes the first of the usual answers that are offered below a field. */
const pick = ({ press }: Person, field: string) => press(`[data-picks="${field}"] button`)

/** Waits for the thanks, and reads in them what was written. */
async function seeThanks({ see, read, t }: Person, type: string, words?: string): Promise<void> {
  await see(`[data-sent-panel="${type}"]`)
  await read(t('reviews:thanks.title'))
  if (words) await read(words)
}

/** Opens the page of the company that the newcomer works for. */
async function openOwnCompany({ site, language, start, page }: Person): Promise<number> {
  const { user } = await signIn(site, newcomerOf(language))
  const { id } = user.companies[0]!
  await start(`/company/${id}/overview`)
  await page.waitForNetworkIdle({ idleTime: 500 })
  return id
}

/** What people do on their first day, with an account that knows what they said when they signed up. */
export const newcomers: Task[] = [
  {
    place: 21,
    what: 'find what a teacher earns, as a newcomer',
    from: '/',
    before: 'not counted',
    mocks: '3',
    goal: 3,
    async live({ page, language, press, type, read, t }) {
      await press('[data-tab="salaries"]')
      await type('main search input', teacher[language].toLowerCase())
      // The titles most people share stand there until those that fit have come.
      await untilPage(
        page,
        'the titles that fit',
        (words) => document.querySelector('[data-titles-offered] span')?.textContent === words,
        t('salaries:browse.fitting'),
      )
      await press(`[data-titles-offered] ${named(teacher[language], 'link')}`)
      await untilPage(
        page,
        'the title that was asked for',
        (asked) => document.querySelector('h1')?.textContent?.includes(asked) ?? false,
        teacher[language],
      )
      await read(t('salaries:row.month'))
    },
  },
  {
    place: 22,
    what: 'a newcomer reviews the company they work for',
    // Then the page of the company they have named when they signed up.
    from: '/companies',
    before: '23',
    mocks: '14',
    goal: 14,
    as: 'newcomer',
    after: 9,
    async live(person) {
      const { page, language, t, press, type } = person
      const company = await openOwnCompany(person)
      await press(named(t('companies:write')))
      await pick(person, 'employment_status')
      await pick(person, 'joblevel')
      await press(submit)
      await pick(person, 'education')
      await page.waitForSelector(`${inField('specilization', 'input')}:enabled`)
      await pick(person, 'specilization')
      await press(submit)
      await press(inField('rate', 'input[value="4"]'))
      await type(inField('pros'), texts[language].pros)
      await type(inField('cons'), texts[language].cons)
      for (const word of ['good_word', 'bad_word']) await pick(person, word)
      await press(inField('accept_terms', 'input'))
      await press(submit)
      await seeThanks(person, 'company', texts[language].pros)
      await seeGiven(person, company, 'company', newcomerOf(language))
    },
  },
  {
    place: 23,
    what: 'a newcomer tells a salary of another company',
    from: '/company/30/salaries',
    before: '35',
    mocks: '9',
    goal: 9,
    as: 'newcomer',
    after: 22,
    async live(person) {
      const { page, language, t, press, type } = person
      await page.waitForNetworkIdle({ idleTime: 500 })
      await press(`main ${named(t('salaries:write'))}`)
      await press(`[data-role-offer] ${named(t('reviews:role.yes'))}`)
      await type(inField('experience_years', 'input'), '6')
      await type(inField('salary', 'input'), '14500')
      await press(inField('accept_terms', 'input'))
      await press(submit)
      await seeThanks(person, 'salary')
      await seeGiven(person, 30, 'salary', newcomerOf(language))
    },
  },
  {
    place: 24,
    what: 'a newcomer tells of an interview',
    from: '/company/21/interviews',
    before: '36',
    mocks: '16',
    goal: 16,
    as: 'newcomer',
    after: 22,
    async live(person) {
      const { page, language, press, t } = person
      await page.waitForNetworkIdle({ idleTime: 500 })
      await press(`main ${named(t('interviews:write'))}`)
      await press(inField('rate', 'input[value="positive"]'))
      await pick(person, 'month')
      await press(inField('get_by', 'input[value="applied_online"]'))
      await press(inField('get_offer', 'input[value="no"]'))
      for (const stage of ['testing', 'interview']) await press(inField('stages', `[data-stage="${stage}"] input`))
      await press(inField('difficulty', 'input[value="easy"]'))
      await pick(person, 'duration')
      await endInterview(person)
      await seeThanks(person, 'interview', texts[language].pros)
      await seeGiven(person, 21, 'interview', newcomerOf(language))
    },
  },
  {
    place: 25,
    what: 'read a company with three reviews',
    from: '/',
    before: 'three refusals',
    mocks: '3',
    goal: 3,
    async live({ page, site, language, press, type, read, see, t }) {
      const { id, name } = fewReviews[language]
      await type('main [role="combobox"]', name)
      await press(`[role="option"] ::-p-text(${name})`)
      await atPath(page, `/company/${id}/overview`)
      // What it is worth: how many wrote, each rating as it is, their words, and the pay around it.
      await read(t(`companies:early.written_${language === 'arabic' ? 'few' : 'other'}`, { number: '3' }))
      const { rating } = await readApi<Pick<Company, 'rating'>>(site, `/companies/${id}/profile`)
      const given = rating.distribution.flatMap((people, at) => Array<string>(people).fill(`${at + 1}.0`)).reverse()
      const shown = await page.$$eval('main li > [role="img"]', (all) => all.map((one) => one.ariaLabel))
      const asked = given.map((stars) => t('common:stars', { rating: stars }))
      if (shown.slice(0, 3).join() !== asked.join()) throw new Error(`ratings of ${shown} in place of ${asked}`)
      await untilPage(page, 'three reviews', () => document.querySelectorAll('main article').length === 3)
      await see('main article')
      await read(t('salaries:around.title'))
    },
  },
]
