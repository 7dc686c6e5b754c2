import { describe, expect, test } from 'vitest'
import { createRecoveryCode } from '../../src/contract/accounts/recovery-code.ts'
import { openPage } from '../support/browser/browser.ts'
import { modal } from '../support/browser/modal.ts'
import { addDevice, press } from '../support/browser/passkey-device.ts'
import { settled } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { codeAt } from '../support/server/app-codes.ts'
import { choose, wholeTest } from '../support/setup/whole.ts'
import { openSite } from '../support/site/open-site.ts'
import { keepRecoveryCode } from '../support/site/recovery-code.ts'
import { employer, keepSession, moderator, signIn } from '../support/site/sign-in.ts'
import { atPath, says } from '../support/wait.ts'

const env = { SECOND_FACTOR: '1' }
const languages = choose(['english', 'arabic'] as const, ['english'])
/** In each language by the same people, whose accounts begin without a second factor: each has a site of its own. */
const opened = await Promise.all(languages.map(async (language) => [language, await openSite({ ...env })] as const))
const sites = new Map(opened)
const code = createRecoveryCode((length) => new Uint8Array(length).fill(13)).replaceAll('-', '')

describe.each(languages)('a moderator without a passkey, in %s', (language) => {
  const t = wordsIn(language)
  const { site, browser } = sites.get(language)!

  wholeTest(
    'is asked to add a passkey and a recovery code, and to use the passkey after signing in with a password',
    async () => {
      const { page } = await openPage(browser, { language, worker: false })
      await addDevice(page, { prf: true })
      const enter = async () => {
        const auth = await signIn(site, moderator)
        await keepSession(page, site, auth)
        await page.goto(`${site.url}/moderation/support`)
        return auth
      }
      const { token } = await enter()
      await says(page, t('presence:second.passkey.words'))
      await page.click(`${modal} a[href="/user/myprofile/passkeys"]`)
      await atPath(page, '/user/myprofile/passkeys')
      await settled(page)
      await page.type('main input[name="name"]', 'Key')
      await press(page, t('account-security:passkeys.submit'))
      await page.waitForSelector('[data-passkey]')
      await page.goto(`${site.url}/moderation/support`)
      await says(page, t('presence:second.spare.words'))
      await keepRecoveryCode(site, { token, email: moderator.email, code })
      // The passkey was used when it was created: the session that created it is not asked again.
      await page.goto(`${site.url}/moderation/support`)
      await settled(page)
      expect(await page.$(modal)).toBeNull()
      await enter()
      await says(page, t('presence:second.needed'))
      await press(page, t('presence:passkey'))
      await page.waitForSelector(modal, { hidden: true })
      await settled(page)
      expect(await page.$(modal)).toBeNull()
      await page.close()
    },
  )

  test('sets up an app with the QR code, saves the one-time codes, and confirms with either', async () => {
    const { page } = await openPage(browser, { language, worker: false })
    const enter = async () => {
      await keepSession(page, site, await signIn(site, employer))
    }
    const words = (count: number) =>
      t(`account-security:app.left_${language === 'arabic' ? 'few' : 'other'}`, { count })
    /** Invites a person for the company, which its admins do with a second factor. */
    const invite = async () => {
      await page.goto(`${site.url}/employer/settings`)
      await settled(page)
      await page.type('main form input[name="email"]', 'colleague@example.com')
      await page.$eval('main form input[type="radio"]', (one) => one.click())
      await page.$eval('main form:has(input[name="email"])', (form) => form.requestSubmit())
    }
    await enter()
    await invite()
    await says(page, t('presence:second.passkey.words'))
    await page.click(`${modal} a[href="/user/myprofile/authenticator"]`)
    await atPath(page, '/user/myprofile/authenticator')
    await press(page, t('account-security:app.setUp'))
    await page.waitForSelector('main [data-qr] path')
    const typed = (await page.$eval('main [data-secret]', (one) => one.textContent ?? '')).replaceAll(' ', '')
    await page.type('main input[name="code"]', codeAt(typed, new Date()))
    await press(page, t('account-security:app.submit'))
    await page.waitForSelector('main [data-spare]')
    const backups = await page.$$eval('main [data-spare]', (all) => all.map((one) => one.textContent ?? ''))
    expect(backups).toHaveLength(10)
    await press(page, t('account-security:app.kept'))
    await says(page, words(10))
    // In another session either factor is accepted.
    await enter()
    await invite()
    await says(page, t('presence:second.needed'))
    await page.waitForSelector(`${modal} input[name="code"]`)
    await page.type(`${modal} input[name="code"]`, backups[0]!)
    await page.keyboard.press('Enter')
    await page.waitForSelector(modal, { hidden: true })
    await page.goto(`${site.url}/user/myprofile/authenticator`)
    await says(page, words(9))
    await page.close()
  })
})
