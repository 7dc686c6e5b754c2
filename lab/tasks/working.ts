import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { seeCurrentCase } from '../../tests/support/browser/current-case.ts'
import { modal } from '../../tests/support/browser/modal.ts'
import { readApi } from '../../tests/support/site/desk-cases.ts'
import { mailedLink } from '../../tests/support/site/sent-mails.ts'
import { employer, moderator, signIn } from '../../tests/support/site/sign-in.ts'
import { atPath, says, until } from '../../tests/support/wait.ts'
import { inField, named, type Person } from './person.ts'
import type { Task } from './task.ts'

const password = 'quiet-orange-lamp-19-and-more-than-thirty'
const texts = {
  english: { name: 'Huda Alotaibi', company: 'Ufuq Aviation', jobtitle: 'Head of People' },
  arabic: { name: 'هدى العتيبي', company: 'أفق', jobtitle: 'مديرة الموارد البشرية' },
}

/** Prints a letter as a PDF with the browser itself. */
async function printLetter({ page }: Person): Promise<string> {
  const sheet = await page.browser().newPage()
  const path = join(mkdtempSync(join(tmpdir(), 'shafaf-letter-')), 'letter.pdf')
  await sheet.setContent('<h1>Authorization</h1><p>We authorise Huda Alotaibi to speak for us.</p>')
  await sheet.pdf({ path, format: 'A4' })
  await sheet.close()
  await page.bringToFront()
  return path
}

const answersAsked = 20
const answers = {
  english: 'Thank you for saying so. This is what we do about it',
  arabic: 'شكرًا على صراحتك، وهذا ما نعمل عليه',
}

/** Returns the review whose answer is open and was not sent yet, by the id of its card. */
async function findOpenForm(page: Page, sent: readonly string[]): Promise<string | undefined> {
  const open = await page.$$eval('main article:has(textarea[name="text"])', (all) => all.map(({ id }) => `#${id}`))
  return open.find((one) => !sent.includes(one))
}

/** Returns how many cases of this kind wait for moderators. */
async function countWaiting({ site }: Person, kind: string): Promise<number> {
  const { token } = await signIn(site, moderator)
  const queues = await readApi<{ kind: string; waiting: number }[]>(site, '/moderation/queues', token)
  return queues.find((one) => one.kind === kind)?.waiting ?? 0
}

export const working: Task[] = [
  {
    place: 19,
    what: 'an employer: sign up and ask to unlock',
    from: '/for-employers',
    before: '18',
    mocks: '18',
    goal: 18,
    async live(person) {
      const { page, site, language, press, type, attach, follow, t } = person
      const letter = await printLetter(person)
      const email = `huda-${language}@employer.example`
      await press('main a[href="/for-employers/register"]')
      await type(inField('name', 'input'), texts[language].name)
      await type(inField('company', 'input'), texts[language].company)
      await press(inField('company', '[role="option"]'))
      await type(inField('jobtitle', 'input'), texts[language].jobtitle)
      await type(inField('email', 'input'), email)
      await type(inField('phone', 'input'), '0112345678')
      await type(inField('password', 'input'), password)
      await type(inField('password_confirmation', 'input'), password)
      await press('main form button[type="submit"]')
      await page.waitForSelector('[data-sent]')
      await follow(await mailedLink(site, { to: email, path: '/auth/verify/' }))
      await press('main a[href="/for-employers"]')
      await atPath(page, '/for-employers')
      await attach(`${modal} input[type="file"]`, letter)
      await type(`${modal} input[name="website"]`, 'ufuq.example')
      await press(`${modal} form button[type="submit"]`)
      await says(page, t('messages:unlock_requested'))
    },
  },
  {
    place: 20,
    what: 'a moderator: approve one, remove one',
    from: '/moderation/report',
    before: '2 keys, 5 to 9 keys',
    mocks: '1 and 1',
    goal: 2,
    as: 'moderator',
    wide: true,
    async live(person) {
      const { page, key } = person
      const before = await countWaiting(person, 'report')
      const first = await seeCurrentCase(page)
      await key('a')
      await seeCurrentCase(page, new Set([first]))
      await key('Digit1')
      await until('both decided', async () => (await countWaiting(person, 'report')) === before - 2)
    },
  },
  {
    place: 26,
    what: 'an employer: answer 20 reviews',
    from: '/employer/reviews',
    before: '60',
    mocks: '41',
    // One opens the queue, then the text and the key that sends it for each.
    goal: 41,
    as: 'employer',
    wide: true,
    async live(person) {
      const { page, site, language, press, type, t } = person
      const { user } = await signIn(site, employer)
      const listAnswers = () => readApi(site, `/companies/${user.represents[0]!.id}/reviews?answered=yes&limit=50`)
      await press(named(t('employers:answer.write'), 'button'))
      const answered: string[] = []
      while (answered.length < answersAsked) {
        const form = await until('the form of the next review', () => findOpenForm(page, answered))
        await type(`${form} textarea[name="text"]`, `${answers[language]} ${answered.length + 1}`)
        await press(`${form} form button[type="submit"]`)
        answered.push(form)
      }
      await until('twenty answers that everybody reads', async () => {
        const told = JSON.stringify(await listAnswers())
        return answered.every((_, at) => told.includes(`${answers[language]} ${at + 1}"`))
      })
    },
  },
]
