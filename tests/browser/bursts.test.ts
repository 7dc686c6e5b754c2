import { expect, test } from 'vitest'
import { runRound } from '../../src/server/app/publication/due.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { openAuthorKey } from '../../src/server/platform/privacy/author-key.ts'
import { createKeptKeys } from '../../src/server/platform/privacy/privacy.queries.ts'
import { createPrivacy } from '../../src/server/platform/privacy/privacy.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { openPage } from '../support/browser/browser.ts'
import { seeCurrentCase } from '../support/browser/current-case.ts'
import { visit } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { sendReview } from '../support/site/company-review.ts'
import { quietly } from '../support/site/demo-site.ts'
import { readApi } from '../support/site/desk-cases.ts'
import { openSite } from '../support/site/open-site.ts'
import { member, moderator, signIn, signInPage } from '../support/site/sign-in.ts'
import { says } from '../support/wait.ts'

const { site, browser } = await openSite({ PUBLISH_ROUNDS: '1440' })
const invented = 11

/** The member writes about a company of theirs, and eleven invented people do; then a round takes place. */
async function bomb(): Promise<number> {
  const auth = await signIn(site, member)
  const { experience } = await readApi<{ experience: { answers: { company_id: number } }[] }>(
    site,
    '/profile/details',
    auth.token,
  )
  let companyId = 0
  for (const { answers } of experience) {
    const sent = await sendReview(site.url, { auth, companyId: answers.company_id, answers: { rate: 1 }, key: 'own' })
    if (sent.status === 200) companyId = answers.company_id
    if (companyId > 0) break
  }
  const { db, close } = await openDatabase(site.database)
  const privacy = createPrivacy(await openAuthorKey({ ...site.database, ...quietly }, createKeptKeys(db)))
  const now = new Date()
  for (let n = 0; n < invented; n += 1) {
    const author = {
      ...{ secret: privacy.newSecret(), companies: [companyId] },
      ...{ countsFrom: '2100-01', network: `2001:db8:7:${n}::/64` },
    }
    const answers = sampleAnswers('company', { rate: 1, pros: 'Nothing', cons: 'Everything', bad_word: 'Awful' })
    await submit({ db, privacy, now }, author, { kind: 'company', companyId, answers })
  }
  for (const period of [1_000_000, 1_000_001]) await runRound({ db, privacy }, period, now)
  await close()
  return companyId
}

const companyId = await bomb()

test.each(choose(['english', 'arabic'] as const, ['arabic']))(
  'in %s, readers, writers and moderators see why reviews wait',
  async (language) => {
    const words = wordsIn(language)
    const reader = await openPage(browser, { language, worker: false })
    await visit(reader.page, `${site.url}/company/${companyId}`)
    await says(reader.page, words('companies:unusual.title'))
    await says(reader.page, words('companies:unusual.waits'))
    const writer = await openPage(browser, { language, worker: false })
    await signInPage(writer.page, site, member)
    await visit(writer.page, `${site.url}/user/myprofile/contributions`)
    await says(writer.page, words('profile:contributions.state.held'))
    await visit(writer.page, `${site.url}/user/myprofile/activity`)
    await says(writer.page, words('activity:title.held'))
    const desk = await openPage(browser, { language, worker: false })
    await signInPage(desk.page, site, moderator)
    await visit(desk.page, `${site.url}/moderation/burst`)
    await seeCurrentCase(desk.page)
    await says(desk.page, words('moderation:burst.title'))
    await says(desk.page, words('moderation:verdicts.burst.approve'))
    const texts = await desk.page.$$eval('main h3', (all) => all.map(({ textContent }) => textContent))
    expect(texts.filter((one) => one === words('moderation:lines.cons'))).toHaveLength(invented + 1)
    for (const { page, faults } of [reader, writer, desk]) {
      expect(faults).toEqual([])
      await page.browserContext().close()
    }
  },
)
