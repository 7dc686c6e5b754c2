import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, HTTPRequest, Page } from 'puppeteer'
import { afterAll, describe, expect, test } from 'vitest'
import { employerSignUpForm } from '../../src/contract/employers/sign-up.ts'
import { demoPassword } from '../../src/demo/logins.ts'
import { openPage, withoutNetworkNoise, withoutRefusals } from '../support/browser/browser.ts'
import { keptRecords } from '../support/browser/device.ts'
import { fillForm } from '../support/browser/fill-form.ts'
import { retype, tabTo } from '../support/browser/keyboard.ts'
import { modal } from '../support/browser/modal.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { sendReview } from '../support/site/company-review.ts'
import { openSite } from '../support/site/open-site.ts'
import { mailedLink, sentMails } from '../support/site/sent-mails.ts'
import { keepSession, signIn } from '../support/site/sign-in.ts'
import { atPath, says, until, untilPage } from '../support/wait.ts'

const folder = mkdtempSync(join(tmpdir(), 'shafaf-letter-'))
// Mails that other people cause wait for days: here they are sent at once.
const { site, browser } = await openSite()
const letter = await printLetter(browser)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Prints a real letter as a PDF with the browser itself. */
async function printLetter(browser: Browser): Promise<string> {
  const page = await browser.newPage()
  await page.setContent('<h1>Authorization</h1><p>We authorise Huda Alotaibi to speak for us. / نفوّض هدى العتيبي.</p>')
  const path = join(folder, 'letter.pdf')
  await page.pdf({ path, format: 'A4' })
  await page.close()
  return path
}

const gone = (page: Page, what: string) => until(`no ${what}`, async () => (await page.$(what)) === null)
const press = async (page: Page, name: string, within = 'main') => {
  const button = await until(`the button ${name}`, () => page.$(`${within} ::-p-aria([name="${name}"])`))
  await button.click()
}
const send = (page: Page, within: string) =>
  page.$eval(`${within} form`, (form) => (form as HTMLFormElement).requestSubmit())

/** Selects the first company found for the typed text. */
async function chooseCompany(page: Page, within: string, typed: string): Promise<void> {
  const box = `${within} [data-field="company"] input`
  await page.focus(box)
  await retype(page, typed)
  await page.waitForSelector(`${within} [data-field="company"] [role="option"]`)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await gone(page, `${within} [data-field="company"] [role="option"]`)
}

/** Answers requests to unlock like a failing server, or not at all, while `reply` is set. */
async function troubleUnlocking(page: Page) {
  const trouble: { reply?: object | 'none' | undefined } = {}
  await page.setRequestInterception(true)
  page.on('request', (request: HTTPRequest) => {
    if (!trouble.reply || new URL(request.url()).pathname !== '/api/companies/unlock') void request.continue()
    else if (trouble.reply === 'none') void request.abort('connectionreset')
    else void request.respond({ status: 500, contentType: 'application/json', body: JSON.stringify(trouble.reply) })
  })
  return trouble
}

/** Adds the company to the experience list, without which a person may not review it. */
async function listCompany(token: string, company_id: number): Promise<void> {
  await fetch(`${site.url}/api/profile/experience`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': `works-at-${company_id}`,
    },
    body: JSON.stringify({ company_id }),
  })
}
/** Returns how often the reviewer is told, signed in, that a company has answered. */
async function answersTold(token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  const { data } = await (await fetch(`${site.url}/api/profile/activity`, { headers })).json()
  return data.activity.filter((one: { kind: string }) => one.kind === 'company_response').length
}

const employers = [
  [
    'english',
    1280,
    { id: 14, name: 'Ufuq Aviation Services' },
    {
      pros: 'Crews look after one another on every shift.',
      answer: 'Thank you. The roster of next quarter keeps crews together.',
    },
  ],
  [
    'arabic',
    360,
    { id: 13, name: 'مسارات نجد للنقل' },
    { pros: 'يساند الزملاء بعضهم بعضًا في كل وردية.', answer: 'شكرًا لك. جدول الربع القادم يُبقي كل فريق معًا.' },
  ],
] as const

describe.each(choose(employers, [employers[1]]))(
  'an employer, in %s at %i px',
  (language, width, company, { pros, answer }) => {
    const t = wordsIn(language)
    const email = `huda-${language}@employer.example`
    const password = 'quiet-orange-lamp-19-and-more-than-thirty'
    let page: Page
    let faults: string[]

    test('P-028, H-024, R-023, E-209..E-215: signs up, verifies by the real mail, logs in and is led to the letter', async () => {
      ;({ page, faults } = await openPage(browser, { language, width, worker: false }))
      await visit(page, `${site.url}/for-employers`)
      await page.click('main a[href="/for-employers/register"]')
      await atPath(page, '/for-employers/register')
      await page.waitForSelector('main form')
      await send(page, 'main')
      for (const code of [
        'name_missing',
        'company_missing',
        'jobtitle_missing',
        'phone_missing',
        'confirmation_missing',
      ])
        await says(page, t(`problems:${code}`))
      await page.evaluate(() => document.querySelector('main')?.focus())
      await fillForm(page, employerSignUpForm, {
        name: 'Huda Alotaibi',
        company: company.name,
        jobtitle: 'Head of People',
        email,
        phone: '0112345678',
        password,
      })
      await chooseCompany(page, 'main', company.name)
      // Entered answers survive a reload; passwords are not stored.
      await until('the company on the disk', async () =>
        (await keptRecords(page)).some(({ answers }) => answers.company === company.id),
      )
      expect(JSON.stringify(await keptRecords(page))).not.toContain(password)
      await page.reload()
      await settled(page)
      await untilPage(
        page,
        'what was entered',
        (entered) => document.querySelector<HTMLInputElement>('input[name="email"]')?.value === entered,
        email,
      )
      for (const [name, text] of [
        ['password', password],
        ['password_confirmation', 'something else'],
      ] as const) {
        await tabTo(page, `input[name="${name}"]`)
        await retype(page, text)
      }
      await send(page, 'main')
      await says(page, t('problems:password_not_match'))
      await page.focus('input[name="password_confirmation"]')
      await retype(page, password)
      await send(page, 'main')
      await page.waitForSelector('[data-sent]')

      await visit(page, site.url + (await mailedLink(site, { to: email, path: '/auth/verify/' })))
      // The link has signed the person in, and leads on to the company.
      await says(page, t('messages:signed_up'))
      await page.click('main a[href="/for-employers"]')
      await atPath(page, '/for-employers')
      await page.waitForSelector(`${modal} [data-field="commericial_registeration"]`)
      expect(await page.$eval(`${modal} h2`, (title) => title.textContent)).toBe(
        t('unlock:title', { company: company.name }),
      )
    })

    test('A-035, T-042, X-020, X-021: asks to unlock with a real PDF; what is entered survives every failure', async () => {
      const trouble = await troubleUnlocking(page)
      await send(page, modal)
      await says(page, t('problems:missing'))
      const input = await page.waitForSelector(`${modal} input[type="file"]`)
      await (input as NonNullable<typeof input>).uploadFile(letter)
      await page.type(`${modal} input[name="phone"]`, '0112345678')
      await page.type(`${modal} input[name="website"]`, 'ufuq.example')
      const entered = () =>
        page.$$eval(`${modal} [data-field]`, (all) =>
          all.map((field) =>
            field.textContent?.includes('letter.pdf') ? 'letter' : field.querySelector('input')?.value,
          ),
        )
      const all = ['ufuq.example', '0112345678', 'letter']
      await until('the letter taken', async () => (await entered()).includes('letter'))

      // Without a network the request is refused before it is sent.
      await page.setOfflineMode(true)
      await send(page, modal)
      await says(page, t('unlock:offline.title'))
      expect(await entered()).toEqual(all)
      await page.setOfflineMode(false)
      await untilPage(page, 'a network again', () => navigator.onLine)

      // With a network that does not reach the server, it is sent, and its failure shown in the same words.
      trouble.reply = 'none'
      const lost = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/companies/unlock')
      await send(page, modal)
      await lost
      await gone(page, `${modal} button[type="submit"]:disabled`)
      await says(page, t('unlock:offline.title'))
      expect(await entered()).toEqual(all)

      // A failure without a message shows nothing; one with a message shows it.
      trouble.reply = {}
      const failed = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/companies/unlock')
      await send(page, modal)
      await failed
      await gone(page, `${modal} button[type="submit"]:disabled`)
      expect(await page.$(`[data-toast], ${modal} [data-problem], ${modal} [role="status"] svg`)).toBeNull()
      trouble.reply = { message: 'no luck today' }
      await send(page, modal)
      await says(page, 'no luck today')
      expect(await entered()).toEqual(all)

      trouble.reply = undefined
      await send(page, modal)
      await gone(page, modal)
      await says(page, t('messages:unlock_requested'))

      // Opened from the company's page, the same modal says that the request waits.
      await visit(page, `${site.url}/company/${company.id}/overview`)
      await press(page, t('companies:unlock'))
      await page.waitForSelector(`${modal} [data-unlock-state="pending"]`)
      await page.keyboard.press('Escape')
      const unexpected = withoutNetworkNoise(withoutRefusals(faults)).filter((fault) => !/status of 500/.test(fault))
      expect(unexpected).toEqual([])
    })

    test('P-035, T-018, H-025: two moderators grant it on the desk, the badge appears, the mail arrives', async () => {
      const lead = await signIn(site, { email: 'lead@demo.shafaf.example', password: demoPassword })
      const headers = { Authorization: `Bearer ${lead.token}`, 'Content-Type': 'application/json' }
      const waiting = await fetch(`${site.url}/api/moderation/cases?kind=unlock&company=${company.id}`, { headers })
      const { data } = (await waiting.json()) as { data: { cases: { id: string }[] } }
      for (const { id } of data.cases)
        await fetch(`${site.url}/api/moderation/unlock/${id}/approve`, { method: 'POST', headers, body: '{}' })
      const auth = await signIn(site, { email: 'moderator@demo.shafaf.example', password: demoPassword })
      const desk = await openPage(browser, { language, width, worker: false })
      await keepSession(desk.page, site, auth)
      await visit(desk.page, `${site.url}/moderation/unlock?company=${company.id}`)
      await says(desk.page, company.name)
      // On a phone the case opens from the list.
      await desk.page.click('main [data-case]')
      await press(desk.page, t('moderation:letter'), 'main article')
      await press(desk.page, t('moderation:verdicts.unlock.approve'), 'main article')
      await gone(desk.page, 'main article')
      // The case disappears at once; the decision is confirmed once the server has it.
      await desk.page.waitForSelector('main [role="status"] button')
      expect(desk.faults).toEqual([])
      await desk.page.browserContext().close()

      expect(await mailedLink(site, { to: email, path: `/company/${company.id}` })).toBeTruthy()
      const reader = await openPage(browser, { language, width, worker: false })
      await visit(reader.page, `${site.url}/company/${company.id}/overview`)
      expect(await reader.page.$(`main h1 [aria-label="${t('common:verified')}"]`)).not.toBeNull()
      await reader.page.browserContext().close()
      await visit(page, `${site.url}/company/${company.id}/overview`)
      expect(await page.$('main a[href^="/update/company/"]')).toBeNull()
    })

    test('P-030: answers a review; the page shows the answer, the reviewer sees it in the app, and no e-mail is sent', async () => {
      const auth = await signIn(site)
      await listCompany(auth.token, company.id)
      const told = await answersTold(auth.token)
      const mailed = sentMails(site).length
      const sent = await sendReview(site.url, {
        auth,
        companyId: company.id,
        answers: { pros },
        key: `answer-to-come-${language}`,
      })
      expect(sent.status).toBe(200)

      await visit(page, `${site.url}/employer/reviews`)
      const review = await until('the review', () => page.$(`main article ::-p-text(${pros})`))
      const card = await review.evaluateHandle((words) => words.closest('article')!)
      await (await until('the button', () => card.$(`::-p-aria([name="${t('employers:answer.write')}"])`))).click()
      // Once it is answered, the form of the next review without an answer opens, if there is one.
      const its = `main article#${await card.evaluate(({ id }) => id)}`
      const box = `${its} textarea[name="text"]`
      await page.waitForSelector(box)
      // Nothing that comes while one writes pushes the button from under a finger.
      const readTop = () =>
        page.$eval(`${its} form button[type="submit"]`, (one) => one.getBoundingClientRect().top + scrollY)
      const top = await readTop()
      await page.type(box, answer)
      await says(page, t('forms:saved.now'))
      expect(await readTop()).toBe(top)
      await send(page, its)
      await gone(page, box)

      const reader = await openPage(browser, { language, width, worker: false })
      await visit(reader.page, `${site.url}/company/${company.id}/reviews`)
      await says(reader.page, answer)
      expect(await answersTold(auth.token)).toBe(told + 1)
      expect(sentMails(site)).toHaveLength(mailed)
      expect(reader.faults).toEqual([])
      await page.browserContext().close()
    })
  },
)
