import { modal } from '../../tests/support/browser/modal.ts'
import { readApi } from '../../tests/support/site/desk-cases.ts'
import { member, signIn } from '../../tests/support/site/sign-in.ts'
import { atPath, until } from '../../tests/support/wait.ts'
import { inField, named, type Person } from './person.ts'
import type { Task } from './task.ts'

const texts = {
  english: { question: 'Is there a nursery nearby?', cons: 'Shifts are changed on the last day' },
  arabic: { question: 'هل توجد حضانة قريبة؟', cons: 'تتغير الورديات في آخر يوم' },
}
const helpful = 'main article footer button'

/** Returns the cons in the member's contributions, by the call that lists them. */
async function listCons({ site }: Person): Promise<unknown[]> {
  const { token } = await signIn(site)
  type Told = { contributions: { answers: Record<string, unknown> }[] }
  const { contributions } = await readApi<Told>(site, '/profile/contributions?limit=50', token)
  return contributions.map(({ answers }) => answers.cons)
}

export const talking: Task[] = [
  {
    place: 15,
    what: 'ask a question',
    from: '/company/2/overview',
    before: '6',
    mocks: '4',
    goal: 4,
    as: 'member',
    async live({ language, t, press, type, see }) {
      await press(named(t('companies:ask.action'), 'link'))
      await press(inField('tag', 'input[value="benefits"]'))
      await type(inField('question', 'textarea'), texts[language].question)
      await press(named(t('questions:send'), 'button'))
      await see(`main article ::-p-text(${texts[language].question})`)
    },
  },
  {
    place: 16,
    what: 'say that a review helped, as a visitor',
    from: '/company/2/reviews',
    before: '5, then again',
    mocks: '5',
    goal: 5,
    async live({ page, t, press, type, see }) {
      await press(helpful)
      await press(`${modal} ${named(t('shell:login.action'))}`)
      await type(inField('email', 'input'), member.email)
      await type(inField('password', 'input'), member.password)
      await press('main form button[type="submit"]')
      await atPath(page, '/company/2/reviews')
      await see(`${helpful}[aria-pressed="true"]`)
    },
  },
  {
    place: 17,
    what: 'read offline what one opened',
    from: '/company/1/reviews',
    before: '0',
    mocks: '0',
    goal: 0,
    worker: true,
    async live({ page, start, see }) {
      await until('the worker', () => page.evaluate(() => navigator.serviceWorker.controller !== null))
      await start('/company/1/reviews')
      await page.waitForNetworkIdle()
      await page.setOfflineMode(true)
      await start('/company/1/reviews')
      await see('main article')
      await page.setOfflineMode(false)
    },
  },
  {
    place: 18,
    what: 'change one’s review',
    from: '/user/myprofile/contributions',
    before: '4',
    mocks: '3',
    goal: 4,
    as: 'member',
    async live(person) {
      const { language, t, press, type } = person
      await press(`main li:has(a[href="/company/14"]) ${named(t('profile:contributions.edit'))}`)
      await type(inField('cons', 'textarea'), texts[language].cons)
      await press(named(t('profile:contributions.save'), 'button'))
      await until('the change', async () => (await listCons(person)).includes(texts[language].cons))
    },
  },
]
