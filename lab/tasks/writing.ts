import { readApi } from '../../tests/support/site/desk-cases.ts'
import { mailedLink } from '../../tests/support/site/sent-mails.ts'
import { member, signIn } from '../../tests/support/site/sign-in.ts'
import { atPath, until } from '../../tests/support/wait.ts'
import { inField, named, newcomerOf, type Person } from './person.ts'
import type { Task } from './task.ts'

export const texts = {
  english: { company: 'masar', pros: 'Colleagues share what they know', cons: 'Many meetings', name: 'Sara' },
  arabic: { company: 'مسار', pros: 'زملاء يتعاونون في كل يوم', cons: 'الاجتماعات كثيرة', name: 'سارة' },
}
export const submit = 'main form button[type="submit"]'

type Given = { id: string; kind: string; company: { id: number } }

/** Returns a person's contributions about this company, by the call that lists them. */
async function listGiven({ site }: Pick<Person, 'site'>, company: number, who = member): Promise<Given[]> {
  const { token } = await signIn(site, who)
  const { contributions } = await readApi<{ contributions: Given[] }>(site, '/profile/contributions?limit=50', token)
  return contributions.filter((one) => one.company.id === company)
}

/** Removes the salary the member has shared, so that they can share it. */
async function removeSalary({ site }: Pick<Person, 'site'>): Promise<void> {
  const { token } = await signIn(site)
  const salary = (await listGiven({ site }, 1)).find(({ kind }) => kind === 'salary')
  if (!salary) return
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  await fetch(`${site.url}/api/salary/review/${salary.id}/remove`, { method: 'POST', headers, body: '{}' })
}

/** Waits until the server has stored the review. */
export const seeGiven = (person: Person, company: number, kind: string, who = member) =>
  until(`the ${kind} of ${company}`, async () =>
    (await listGiven(person, company, who)).some((one) => one.kind === kind),
  )

/** Says how helpful the interview was and what was asked, accepts the terms and sends the form. */
export async function endInterview({ language, press, type }: Person): Promise<void> {
  await press(inField('how_helpful', 'input[value="helpful"]'))
  await type(inField('description', 'textarea'), texts[language].pros)
  for (const part of ['question', 'answer'])
    await type(inField('questions', `textarea[id$="-0-${part}"]`), texts[language].cons)
  await press(inField('accept_terms', 'input'))
  await press(submit)
}

const role = ['employment_status', 'department', 'joblevel', 'jobtitle']
const about = ['cities', 'education', 'specilization']

/** Selects an item in those of these lists that have no answer: the account fills in what it knows. */
async function takeOpen({ page, take }: Person, fields: readonly string[]): Promise<void> {
  // A list that is still loading shows no answer yet.
  await page.waitForNetworkIdle({ idleTime: 500 })
  for (const field of fields) {
    const input = inField(field, 'input')
    await page.waitForSelector(`${input}:enabled`)
    if (await page.$eval(input, (box) => (box as HTMLInputElement).value === '')) await take(field)
  }
}

/** Fills and passes the first two steps of the wizard. */
async function passTwoSteps(person: Person): Promise<void> {
  const { page, press, choose } = person
  await takeOpen(person, role)
  await press(submit)
  await page.waitForSelector(inField('education', 'input'))
  const year = await page.$(inField('last_year', 'select'))
  if (year && (await year.evaluate((box) => (box as HTMLSelectElement).value === '')))
    await choose(inField('last_year', 'select'), '2024')
  await takeOpen(person, about)
  await press(submit)
}

export const writing: Task[] = [
  {
    place: 9,
    what: 'sign up and be in',
    from: '/',
    before: '31, and 11 optional fields',
    mocks: '20',
    goal: 20,
    async live(person) {
      const { page, site, language, t, press, type, take, read } = person
      const { email, password } = newcomerOf(language)
      await press(named(t('shell:nav.menu')))
      await press('header [role="dialog"] a[href="/auth/register"]')
      await type(inField('company', 'input'), texts[language].company)
      await press(inField('company', '[role="option"]'))
      for (const field of ['department', 'jobtitle', 'city_id']) await take(field)
      await press(submit)
      await press(named(t('accounts:give.later')))
      await type(inField('name', 'input'), texts[language].name)
      await type(inField('phone', 'input'), '0501234567')
      await type(inField('email', 'input'), email)
      await type(inField('password', 'input'), password)
      await type(inField('password_confirmation', 'input'), password)
      await press(submit)
      await page.waitForSelector('[data-sent]')
      await person.follow(await mailedLink(site, { to: email, path: '/auth/verify/' }))
      await read(t('messages:signed_up'))
    },
  },
  {
    place: 10,
    what: 'review a company',
    from: '/company/1/overview',
    before: '26',
    mocks: '10',
    goal: 12,
    as: 'member',
    async live(person) {
      const { page, language, t, press, type } = person
      await press(named(t('companies:write')))
      await passTwoSteps(person)
      await press(inField('rate', 'input[value="4"]'))
      await type(inField('pros'), texts[language].pros)
      await type(inField('cons'), texts[language].cons)
      for (const word of ['good_word', 'bad_word']) await press(`[data-picks="${word}"] button`)
      await press(inField('accept_terms', 'input'))
      await press(submit)
      await atPath(page, '/company/1')
      await seeGiven(person, 1, 'company')
    },
  },
  {
    place: 11,
    what: 'tell a salary',
    from: '/company/1/salaries',
    before: '35',
    mocks: '10',
    goal: 9,
    as: 'member',
    after: 10,
    prepare: removeSalary,
    async live(person) {
      const { press, type, t } = person
      await press(`main ${named(t('salaries:write'))}`)
      await takeOpen(person, ['jobtitle', 'joblevel'])
      await type(inField('experience_years', 'input'), '6')
      await type(inField('salary', 'input'), '14500')
      await press(inField('accept_terms', 'input'))
      await press(submit)
      await seeGiven(person, 1, 'salary')
    },
  },
  {
    place: 12,
    what: 'tell of an interview',
    from: '/company/21/interviews',
    before: '36',
    mocks: '20',
    goal: 20,
    as: 'member',
    async live(person) {
      const { press, type, choose, t } = person
      await press(`main ${named(t('interviews:write'))}`)
      await takeOpen(person, role)
      await press(inField('rate', 'input[value="positive"]'))
      await choose(inField('month', 'select'), '3')
      await choose(inField('year', 'select'), '2026')
      await press(inField('get_by', 'input[value="applied_online"]'))
      await press(inField('get_offer', 'input[value="no"]'))
      for (const stage of ['testing', 'interview']) await press(inField('stages', `[data-stage="${stage}"] input`))
      await press(inField('difficulty', 'input[value="easy"]'))
      await type(inField('duration', 'input'), '2')
      await press(inField('duration_type', 'input[value="week"]'))
      await takeOpen(person, ['city_id'])
      await endInterview(person)
      await seeGiven(person, 21, 'interview')
    },
  },
  {
    place: 13,
    what: 'culture, career path',
    from: '/user/dashboard',
    before: '27',
    mocks: '9',
    goal: 10,
    as: 'member',
    async live(person) {
      const { press } = person
      await press('main a[href="/rateCompany?type=culture&id=1"]')
      await passTwoSteps(person)
      for (const question of ['training', 'carear_clarity', 'career_confidence', 'trust_company_future'])
        await press(inField(question, 'input[value="1"]'))
      await press(inField('accept_terms', 'input'))
      await press(submit)
      await seeGiven(person, 1, 'careerpath')
    },
  },
  {
    place: 14,
    what: 'benefits, four of which one gets',
    from: '/user/dashboard',
    before: '55',
    mocks: '14',
    goal: 15,
    as: 'member',
    async live(person) {
      const { language, press, type } = person
      await press('main a[href="/rateCompany?type=benifit&id=1"]')
      await passTwoSteps(person)
      await press(inField('rate', 'input[value="positive"]'))
      await takeOpen(person, ['company_city', 'employer_type_id', 'employment_status_id'])
      for (const nth of [1, 2, 3, 4]) await press(`[data-offers] button:nth-of-type(${nth})`)
      await press(inField('benefits', 'input[value="0"]'))
      await type(inField('comment', 'textarea'), texts[language].pros)
      await press(inField('accept_terms', 'input'))
      await press(submit)
      await seeGiven(person, 1, 'benefit')
    },
  },
]
