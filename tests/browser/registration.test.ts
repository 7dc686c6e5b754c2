import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { recoveryCodeForm } from '../../src/contract/accounts/recovery-code.ts'
import { registerForm } from '../../src/contract/accounts/registration.ts'
import { resetForm } from '../../src/contract/accounts/reset.ts'
import { infoForm } from '../../src/contract/profile/forms.ts'
import { openPage } from '../support/browser/browser.ts'
import { keptRecords } from '../support/browser/device.ts'
import { fillForm } from '../support/browser/fill-form.ts'
import { retype, tabTo } from '../support/browser/keyboard.ts'
import { logIn } from '../support/browser/log-in.ts'
import { press } from '../support/browser/passkey-device.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { mailedLink } from '../support/site/sent-mails.ts'
import { atPath, says, until, untilPage } from '../support/wait.ts'

const { site, line, browser } = await shareSite()

const linkIn = (kind: 'auth/verify' | 'auth/recovery' | 'password/reset') =>
  mailedLink(site, { path: `/${kind}/`, known: opened })
const opened = new Set<string>()
const follow = async (page: Page, link: string) => {
  opened.add(link)
  await visit(page, line.url + link)
}

const submit = (page: Page) => page.$eval('main form', (form) => (form as HTMLFormElement).requestSubmit())
const answerOf = (page: Page, name: string) =>
  page.$eval(`input[name="${name}"]`, (box) => (box as HTMLInputElement).value)
/** Moves the focus to the start of the content, so that the next Tab leads into what has just been rendered. */
const fromTheTop = (page: Page) => page.evaluate(() => document.querySelector('main')?.focus())

describe.each(
  choose(
    [
      ['english', 1280],
      ['arabic', 360],
    ] as const,
    [['english', 1280]],
  ),
)('a person new here, in %s at %i px', (language, width) => {
  const t = wordsIn(language)
  const email = `new-${language}@example.com`
  const password = 'quiet-orange-lamp-19'
  let code = ''

  test('R-002, R-010, R-020, R-048..R-053, P-022..P-024, T-007, T-008, X-025: registers, verifies and completes', async () => {
    const { page, faults } = await openPage(browser, { language, width, worker: false })
    await visit(page, `${line.url}/auth/register`)
    const own: Record<string, string> = {
      company: 'A company of our own',
      salary: '14500',
      bonus: '0',
      name: 'Sara',
      phone: '0501234567',
      email,
      password,
      password_confirmation: password,
    }
    for (const step of [1, 2, 3]) {
      await says(page, t(`accounts:steps.register.${step}`))
      await untilPage(
        page,
        `step ${step}`,
        (n) => document.querySelector('[aria-current="step"]')?.textContent?.includes(n) ?? false,
        String(step),
      )
      // Answers survive a reload, and so does the step; passwords are not stored.
      if (step === 3) {
        await until('the step on the disk', async () => (await keptRecords(page)).some((kept) => kept.step === 3))
        await page.reload()
        await settled(page)
        await page.waitForSelector('input[name="name"]')
      }
      await fillForm(page, registerForm, own)
      if (step < 3) await submit(page)
    }
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(kept + JSON.stringify(await keptRecords(page))).not.toContain(password)
    expect(JSON.stringify(await keptRecords(page))).toContain('"sign_up"')

    // Without a network nothing typed is lost.
    await line.cut()
    await submit(page)
    await says(page, t('common:unreachable'))
    expect(await answerOf(page, 'email')).toBe(email)
    expect(await answerOf(page, 'password')).toBe(password)
    await line.restore()
    await submit(page)
    await page.waitForSelector('[data-sent]')
    await says(page, t('messages:mail_sent'))
    // After a press of the last button far below, the confirmation is visible at once.
    await untilPage(page, 'the confirmation in sight, with the focus', () => {
      const sent = document.querySelector('[data-sent]')!
      const { top, bottom } = sent.getBoundingClientRect()
      return document.activeElement === sent && top >= 0 && bottom <= innerHeight
    })

    await follow(page, await linkIn('auth/verify'))
    await says(page, t('accounts:verify.done'))
    // The link has signed the person in.
    await says(page, t('messages:signed_up'))
    await page.click('main a[href="/user/add_info"]')
    await atPath(page, '/user/add_info')
    await page.waitForSelector('main form [data-field="gender"]')
    await fromTheTop(page)
    await fillForm(page, infoForm, { company_name: 'A company of our own' })
    await submit(page)

    await atPath(page, '/')

    // The letter has brought a recovery code; a person may keep one of their own instead: shown only once, as a file to
    // keep, and entered again. It counts once the link of another letter is opened.
    await visit(page, `${line.url}/user/myprofile/recovery`)
    await says(page, t('recovery:from.letter'))
    await press(page, t('recovery:make'))
    await page.waitForSelector('[data-code]')
    code = await page.$eval('[data-code]', (shown) => shown.textContent ?? '')
    await fillForm(page, recoveryCodeForm, { code: `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}` })
    await submit(page)
    await says(page, t('problems:recovery_code_differs'))
    await fillForm(page, recoveryCodeForm, { code: code.toLowerCase() })
    await submit(page)
    await says(page, t('messages:recovery_code_asked'))
    await follow(page, await linkIn('auth/recovery'))
    await press(page, t('accounts:recovery.submit'))
    await says(page, t('accounts:recovery.done'))
    await visit(page, `${line.url}/user/myprofile/recovery`)
    await says(page, t('recovery:from.person'))

    // P-022..P-024, R-005, R-007, R-009: signed in, the pages for visitors redirect to the home page.
    for (const path of ['/auth/register', '/auth/forgotPassword', '/password/reset/abc']) {
      await page.goto(line.url + path)
      await atPath(page, '/')
    }

    expect(faults.filter((fault) => !/ERR_|Failed to load resource/.test(fault))).toEqual([])
    await page.browserContext().close()
  })

  test('R-050: the step of the salary may be left for later, and starts over where someone comes back to it', async () => {
    const { page, faults } = await openPage(browser, { language, width, worker: false })
    await visit(page, `${line.url}/auth/register`)
    await says(page, t('accounts:steps.register.1'))
    await fillForm(page, registerForm, { company: 'A company of our own' })
    await submit(page)
    const isAt = (step: number) =>
      untilPage(
        page,
        `step ${step}`,
        (n) => document.querySelector('[aria-current="step"]')?.textContent?.includes(n) ?? false,
        String(step),
      )
    const pressLater = async () => {
      await isAt(2)
      await (await page.waitForSelector(`main ::-p-aria([name="${t('accounts:give.later')}"][role="button"])`))!.click()
      await isAt(3)
    }
    await isAt(2)
    await page.type('input[name="salary"]', '14500')
    await pressLater()
    await until('nothing of it on the disk', async () =>
      (await keptRecords(page)).some(({ step, answers }) => step === 3 && answers.salary === ''),
    )
    await (await page.waitForSelector(`main ::-p-aria([name="${t('forms:back')}"][role="button"])`))!.click()
    await isAt(2)
    expect(await page.$$eval('[data-field="per_duration"] input:checked', (all) => all.length)).toBe(1)
    await pressLater()
    await until('the step on the disk', async () => (await keptRecords(page)).some((kept) => kept.step === 3))
    await page.reload()
    await settled(page)
    await page.waitForSelector('input[name="name"]')
    const own = {
      name: 'Nora',
      phone: '0501234567',
      email: `later-${language}@example.com`,
      password,
      password_confirmation: password,
    }
    await fillForm(page, registerForm, own)
    await submit(page)
    await page.waitForSelector('[data-sent]')
    await follow(page, await linkIn('auth/verify'))
    await says(page, t('accounts:verify.done'))
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test('R-004, R-008, R-054, R-055: a person who has forgotten the password chooses a new one with the real e-mail', async () => {
    const { page, faults } = await openPage(browser, { language, width, worker: false })
    await visit(page, `${line.url}/auth/forgotPassword`)
    await page.waitForSelector('input[name="email"]')
    await tabTo(page, 'input[name="email"]')
    await retype(page, email)
    await page.keyboard.press('Enter')
    await says(page, t('messages:reset_mail_sent'))
    await follow(page, await linkIn('password/reset'))
    const chosen = 'brass-window-tide-7'
    await page.waitForSelector('input[name="password_confirmation"]')
    await fillForm(page, resetForm, { password: chosen, password_confirmation: chosen })
    await submit(page)
    await page.waitForSelector('[data-field="recovery"]')
    await fillForm(page, resetForm, { password: chosen, password_confirmation: chosen, recovery: 'code', code })
    await submit(page)
    await atPath(page, '/auth/login')
    await logIn(page, { email, password: chosen })
    await atPath(page, '/')

    expect(faults.filter((fault) => !/ERR_|Failed to load resource/.test(fault))).toEqual([])
    await page.browserContext().close()
  })
})
