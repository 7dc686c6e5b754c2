import { sql } from 'drizzle-orm'
import type { Page } from 'puppeteer'
import { expect, test } from 'vitest'
import { proofAddressForm, proofCodeForm, provenCrowd } from '../../src/contract/proofs/proofs.ts'
import { releaseData } from '../../src/server/open-data/release.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { toMonth } from '../../src/server/platform/months.ts'
import { openAuthorKey } from '../../src/server/platform/privacy/author-key.ts'
import { createKeptKeys } from '../../src/server/platform/privacy/privacy.queries.ts'
import { createPrivacy } from '../../src/server/platform/privacy/privacy.ts'
import { setDomain } from '../../src/server/proofs/proofs.queries.ts'
import { openPage, withoutRefusals } from '../support/browser/browser.ts'
import { fillForm } from '../support/browser/fill-form.ts'
import { press } from '../support/browser/passkey-device.ts'
import { visit } from '../support/browser/settled.ts'
import { fillWizard, submitStep } from '../support/browser/wizard.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { numbersOf } from '../support/site/company-review.ts'
import { quietly } from '../support/site/demo-site.ts'
import { openSite } from '../support/site/open-site.ts'
import { sentMails } from '../support/site/sent-mails.ts'
import { keepSession, signIn } from '../support/site/sign-in.ts'
import { atPath, says, until } from '../support/wait.ts'

const { site, browser } = await openSite()
const auth = await signIn(site)

/** Gives the member's companies a domain and a released key, and all but one proven review of a crowd. */
async function openProofs(): Promise<number[]> {
  const { db, close } = await openDatabase(site.database)
  const config = readConfig({ ...site.database, ...quietly })
  const privacy = createPrivacy(await openAuthorKey(config, createKeptKeys(db)))
  const ids = auth.user.companies.slice(0, 2).map(({ id }) => id)
  const now = new Date()
  for (const id of ids) {
    await setDomain(db, id, 'work.example', true)
    await db.execute(sql`update reviews set proven = true, month = ${toMonth(now)} where (id, company_id) in
      (select id, company_id from reviews where company_id = ${id} and kind = 'company' and state = 'published'
        order by id limit ${provenCrowd - 1})`)
  }
  await db.execute(sql`delete from data_releases`)
  await db.execute(sql`delete from released_pay`)
  await releaseData({ db, privacy, config }, now)
  await close()
  return ids
}
const companies = await openProofs()

const mailedCode = (to: string) =>
  until(`the code to ${to}`, () =>
    sentMails(site)
      .filter((mail) => mail.includes(`To: ${to}`))
      // Between isolates, as the file has them: the name of a message may look like a code as well.
      .map((mail) => /=E2=81=A6((?:[0-9A-Z]{4}-){2}[0-9A-Z]{4})=E2=81=A9/.exec(mail)?.[1])
      .find((code) => code !== undefined),
  )

/** Days pass, and the device is in another network. */
const moveOn = (page: Page, network: string) =>
  page.evaluate((elsewhere) => {
    const proofs = JSON.parse(localStorage.getItem('proofs')!) as object[]
    localStorage.setItem('proofs', JSON.stringify(proofs.map((one) => ({ ...one, from: 0, network: elsewhere }))))
  }, network)

test.each(choose(['english', 'arabic'] as const, ['arabic']))(
  'in %s, a proof goes from a work mailbox to the mark and the share that readers see',
  async (language) => {
    const words = wordsIn(language)
    const company = companies.shift()!
    const email = `${language}@work.example`
    const numbers = await numbersOf(site.url, company)
    const { page, faults } = await openPage(browser, { language, worker: false })
    await keepSession(page, site, auth)
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/proof|\/data\//.test(request.url()) && request.headers().authorization) asked.push(request.url())
    })

    await visit(page, `${site.url}/proof/${company}`)
    await says(page, words('proofs:before'))
    await fillForm(page, proofAddressForm, { email: 'someone@elsewhere.example' })
    await press(page, words('proofs:ask'))
    await says(page, words('problems:proof_address'))
    await page.reload()
    await says(page, words('proofs:before'))
    await fillForm(page, proofAddressForm, { email })
    await press(page, words('proofs:ask'))
    await page.waitForSelector('[data-field="code"] input')
    await fillForm(page, proofCodeForm, { code: await mailedCode(email) })
    await press(page, words('proofs:take'))
    await says(page, words('proofs:kept'))
    // Nothing of this says who is signed in.
    expect(asked).toEqual([])

    // Its day comes, but the network is the one it was asked for in: the review is held until its writer decides.
    const network = await page.evaluate(() => JSON.parse(localStorage.getItem('proofs')!)[0].network as string)
    await moveOn(page, network)
    await page.click(`main a[href^="/rateCompany"]`)
    await atPath(page, '/rateCompany')
    await fillWizard(page, { rate: 5, pros: 'Good people', cons: 'Long way', good_word: 'Fair', bad_word: 'Slow' })
    await submitStep(page)
    await says(page, words('problems:proof_network'))
    await moveOn(page, 'elsewhere')
    await submitStep(page)
    await atPath(page, `/company/${company}`)
    expect(await page.evaluate(() => localStorage.getItem('proofs'))).toBeNull()

    const reader = await openPage(browser, { language, worker: false })
    await visit(reader.page, `${site.url}/company/${company}/reviews`)
    await says(reader.page, words('messages:works_there_proven'))
    const format = new Intl.NumberFormat(language === 'arabic' ? 'ar-u-nu-latn' : 'en')
    const share = { number: format.format(provenCrowd), all: format.format(numbers.total_ratings + 1) }
    await says(reader.page, words('voices:found.proven', share))
    // A refused address is one.
    expect(withoutRefusals([...faults, ...reader.faults])).toEqual([])
    for (const one of [page, reader.page]) await one.browserContext().close()
  },
)
