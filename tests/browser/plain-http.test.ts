import type { Page } from 'puppeteer'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { type Language, openBrowser, openPage } from '../support/browser/browser.ts'
import { logIn } from '../support/browser/log-in.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { fillStep1, fillStep2, fillStep3, stepShown, submitStep } from '../support/browser/wizard.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose, wholeTest } from '../support/setup/whole.ts'
import { openSite } from '../support/site/open-site.ts'
import { signIn } from '../support/site/sign-in.ts'
import { atPath, says, until } from '../support/wait.ts'

// As someone on a local network would open it: by a name that is not this machine's own, without https.
const { site } = await openSite({ HOST: '0.0.0.0', DEMO_DATA: '1' })
const url = `http://shafaf.test:${new URL(site.url).port}`
const browser = await openBrowser(['--host-resolver-rules=MAP shafaf.test 127.0.0.1'])
afterAll(() => browser.close())
const { companies } = (await signIn(site)).user

/** The browser itself notes of each page that one of its headers needs https. */
const withoutNote = (faults: string[]) => faults.filter((one) => !one.includes('Cross-Origin-Opener-Policy'))

const tabs: Page[] = []
async function open(language: Language) {
  const { page, faults } = await openPage(browser, { language })
  tabs.push(page)
  return { page, faults }
}
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.browserContext().close()
})

describe.each(
  choose(
    [
      ['english', 0],
      ['arabic', 1],
    ] as const,
    [['english', 0]],
  ),
)('in %s, on plain http', (language, nth) => {
  const t = wordsIn(language)

  wholeTest('a person logs in and writes a review, whose draft outlives the page', async () => {
    const { page, faults } = await open(language)
    await visit(page, `${url}/auth/login`)
    expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'serviceWorker' in navigator])).toEqual([
      false,
      false,
      false,
    ])
    await logIn(page)
    await atPath(page, '/')
    const { id } = companies[nth]!
    await visit(page, `${url}/rateCompany?type=company&id=${id}`)
    await fillStep1(page)
    await submitStep(page)
    await stepShown(page, 'education')
    await says(page, t('forms:saved.now'))
    await page.reload()
    await settled(page)
    // The draft goes on where it was left.
    await fillStep2(page)
    await submitStep(page)
    await fillStep3(page, { pros: 'Sent without https', cons: 'Fine', good_word: 'Open', bad_word: 'Plain', rate: 4 })
    const sent = page.waitForResponse((one) => one.url().endsWith('/api/company/review'))
    await submitStep(page)
    expect((await sent).status()).toBe(200)
    await atPath(page, `/company/${id}`)
    expect(withoutNote(faults)).toEqual([])
  })

  test('features that need https say so', async () => {
    const { page, faults } = await open(language)
    await visit(page, `${url}/auth/login`)
    const button = `::-p-aria([name="${t('accounts:passkey.submit')}"])`
    await (await until('the button', () => page.$(button))).click()
    await says(page, t('common:needsHttps'))
    await visit(page, `${url}/company/1/overview`)
    await (await until('sharing', () => page.$(`main ::-p-aria([name="${t('companies:share')}"])`))).click()
    await (await page.waitForSelector('[role="dialog"] input[readonly]'))!.click()
    await says(page, t('shell:share.notCopied'))
    expect(withoutNote(faults)).toEqual([])
  })
})
