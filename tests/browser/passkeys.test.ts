import type { Page } from 'puppeteer'
import { beforeAll, describe, expect, test } from 'vitest'
import { createRecoveryCode } from '../../src/contract/accounts/recovery-code.ts'
import { openPage, withoutRefusals } from '../support/browser/browser.ts'
import { modal } from '../support/browser/modal.ts'
import { addDevice, offerNothing, press } from '../support/browser/passkey-device.ts'
import { settled } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose, wholeTest } from '../support/setup/whole.ts'
import { openSite } from '../support/site/open-site.ts'
import { keepRecoveryCode } from '../support/site/recovery-code.ts'
import { keepSession, member, signIn } from '../support/site/sign-in.ts'
import { isRead, says, until, untilPage } from '../support/wait.ts'

const { site, browser } = await openSite()
const code = createRecoveryCode((length) => new Uint8Array(length).fill(21))

beforeAll(async () => {
  const { token } = await signIn(site)
  await keepRecoveryCode(site, { token, email: member.email, code })
})

const signedIn = (page: Page) =>
  untilPage(page, 'a person signed in', () => {
    const { auth } = JSON.parse(localStorage.getItem('persist:root') ?? '{}')
    return Boolean(auth?.token)
  })

/** Opens the passkeys page of a signed-in member, in a browser with an authenticator of its own. */
async function openPasskeys(language: 'english' | 'arabic', prf: boolean, offers = false) {
  const { page, faults } = await openPage(browser, { language, worker: false })
  if (!offers) await offerNothing(page)
  await addDevice(page, { prf })
  await keepSession(page, site, await signIn(site))
  await page.goto(`${site.url}/user/myprofile/passkeys`)
  await settled(page)
  return { page, faults }
}

/** Brings the browser to the state after a sign-out; `anew`: with all data of the site removed as well. */
async function leave(page: Page, { anew = false } = {}) {
  await page.evaluate((all) => {
    localStorage.removeItem('persist:root')
    if (all) localStorage.removeItem('deviceSecret')
  }, anew)
  await page.goto(`${site.url}/auth/login`)
}

describe.each(choose(['english', 'arabic'] as const, ['arabic']))('passkeys, in %s', (language) => {
  const t = wordsIn(language)
  /**
   * Adds a passkey; returns whether that took the recovery code, as it does after a sign-in with a password where the
   * account has one.
   */
  const add = async (page: Page, name: string): Promise<boolean> => {
    await page.type('main input[name="name"]', name)
    await press(page, t('account-security:passkeys.submit'))
    const field = `${modal} input[name="code"]`
    const came = await until('the passkey, or the question for the code', async () =>
      (await page.$(field)) ? 'asked' : (await isRead(page, name)) ? 'added' : null,
    )
    if (came === 'asked') {
      await page.type(field, code)
      await page.keyboard.press('Enter')
    }
    await says(page, name)
    return came === 'asked'
  }
  const remove = async (page: Page, name: string) => {
    await press(page, t('account-security:passkeys.removeOf', { name }))
    await press(page, t('account-security:passkeys.remove'))
    await until(`${name} gone`, () =>
      page.evaluate(
        (gone) => ![...document.querySelectorAll('[data-passkey]')].some((one) => one.textContent?.includes(gone)),
        name,
      ),
    )
  }

  wholeTest('two devices: one is lost, renamed and removed from the other, and opens nothing any more', async () => {
    const [phone, laptop] = [`Phone ${language}`, `Laptop ${language}`]
    const one = await openPasskeys(language, true)
    await add(one.page, phone)
    const two = await openPasskeys(language, true)
    // Signed in with a password: a person who guessed it would get as far as this.
    expect(await add(two.page, laptop)).toBe(true)
    await press(two.page, t('account-security:passkeys.renameOf', { name: phone }))
    await two.page.waitForSelector(`${modal} input[name="name"]`)
    await two.page.type(`${modal} input[name="name"]`, ' lost')
    await press(two.page, t('account-security:passkeys.save'))
    await says(two.page, `${phone} lost`)
    await remove(two.page, `${phone} lost`)
    // The server's demand for a passkey is an expected refusal.
    expect(withoutRefusals(two.faults)).toEqual([])

    await leave(one.page)
    await settled(one.page)
    await press(one.page, t('accounts:passkey.submit'))
    await says(one.page, t('problems:passkey_failed'))
    await leave(two.page, { anew: true })
    await settled(two.page)
    expect(await two.page.$eval('input[name="email"]', (field) => field.getAttribute('autocomplete'))).toBe(
      'username webauthn',
    )
    await press(two.page, t('accounts:passkey.submit'))
    await signedIn(two.page)
    await two.page.goto(`${site.url}/user/myprofile/passkeys`)
    await settled(two.page)
    await remove(two.page, laptop)
    await one.page.close()
    await two.page.close()
  })

  test('one without PRF: in a new browser the recovery code is asked for, once', async () => {
    const { page } = await openPasskeys(language, false)
    await add(page, `Key ${language}`)
    await leave(page, { anew: true })
    await settled(page)
    await press(page, t('accounts:passkey.submit'))
    await page.waitForSelector('[data-passkey-key] form')
    await page.evaluate((words) => {
      const labels = [...document.querySelectorAll<HTMLElement>('[data-passkey-key] label')]
      labels.find((one) => one.textContent?.trim() === words)?.click()
    }, t('presence:choices.by.code'))
    await page.waitForSelector('[data-passkey-key] input[name="code"]')
    await page.type('[data-passkey-key] input[name="code"]', code)
    await page.keyboard.press('Enter')
    await signedIn(page)
    await leave(page)
    await settled(page)
    await press(page, t('accounts:passkey.submit'))
    await signedIn(page)
    await page.close()
  })

  test('a passkey is offered in the e-mail field, and opens everything in a browser that has no data of the site', async () => {
    const { page } = await openPasskeys(language, true, true)
    await add(page, `Here ${language}`)
    await leave(page, { anew: true })
    // The authenticator responds to the request pending in the field, as if the person had chosen a passkey there.
    await signedIn(page)
    await page.close()
  })
})
