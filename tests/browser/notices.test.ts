import { expect, test } from 'vitest'
import { appealForm } from '../../src/contract/moderation/appeals.ts'
import { noticeAnswerForm, noticeForm } from '../../src/contract/notices/notices.ts'
import { openPage } from '../support/browser/browser.ts'
import { seeCurrentCase } from '../support/browser/current-case.ts'
import { fillForm } from '../support/browser/fill-form.ts'
import { press } from '../support/browser/passkey-device.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { readApi } from '../support/site/desk-cases.ts'
import { openSite } from '../support/site/open-site.ts'
import { member, moderator, signIn, signInPage } from '../support/site/sign-in.ts'
import { says } from '../support/wait.ts'

/** Each language has a site of its own: the member has one review that readers see. */
const sites = await Promise.all(
  choose(['english', 'arabic'] as const, ['arabic']).map(async (language) => ({
    ...(await openSite({ PUBLISH_ROUNDS: '0' })),
    language,
  })),
)

type Own = { id: string; kind: string; state: string }

test.each(sites)('in $language, a notice goes from its receipt to its appeal', async ({ site, browser, language }) => {
  const words = wordsIn(language)
  const { token } = await signIn(site, member)
  const own = await readApi<{ contributions: Own[] }>(site, '/profile/contributions?limit=50', token)
  const review = own.contributions.find(({ kind, state }) => kind === 'company' && state === 'published')?.id
  const statement = 'An opinion about work, which may stay on this site.'
  const reply = 'I saw it myself, every day of that year.'

  // Without an account: what was typed is there again after the page was loaded again.
  const sender = await openPage(browser, { language, worker: false })
  await visit(sender.page, `${site.url}/notice?id=${review}`)
  await says(sender.page, words('notices:form.about'))
  await fillForm(sender.page, noticeForm, {
    ...{ text: review!, ground: 'defamation', email: 'sender@elsewhere.example', declaration: '1' },
    wrong: 'This passage says of us what is not true.',
  })
  await sender.page.reload()
  await settled(sender.page)
  await says(sender.page, words('notices:form.about'))
  await press(sender.page, words('notices:form.submit'))
  await says(sender.page, words('notices:status.sent'))
  await sender.page.click('main a[href^="/notice/"]')
  await says(sender.page, words('notices:status.state.open'))

  const author = await openPage(browser, { language, worker: false })
  await signInPage(author.page, site, member)
  await visit(author.page, `${site.url}/user/myprofile/activity`)
  await says(author.page, words('activity:title.notice'))
  await press(author.page, words('activity:notice.write'))
  await fillForm(author.page, noticeAnswerForm, { answer: reply })
  await press(author.page, words('activity:notice.submit'))
  await says(author.page, words('activity:notice.answered'))

  const desk = await openPage(browser, { language, worker: false })
  await signInPage(desk.page, site, moderator)
  await visit(desk.page, `${site.url}/moderation/notice`)
  await seeCurrentCase(desk.page)
  // Nobody reads the answer while its author's days run.
  await says(desk.page, words('moderation:notice.anybody'))
  expect(await desk.page.$eval('article', (article) => article.textContent)).not.toContain(reply)
  await says(desk.page, words('moderation:verdicts.notice.approve'))
  await desk.page.click('article footer button')
  await desk.page.waitForSelector('[data-field="statement"] textarea')
  await desk.page.type('[data-field="statement"] textarea', statement)
  await press(desk.page, words('moderation:send'))
  await says(desk.page, words('moderation:empty'))

  await sender.page.reload()
  await settled(sender.page)
  await says(sender.page, statement)
  await says(sender.page, words('notices:status.answerFrom').split('.')[0]!)
  expect(await sender.page.$eval('main', (main) => main.textContent)).not.toContain(reply)
  await fillForm(sender.page, appealForm, { text: 'Please look at it again.' })
  await press(sender.page, words('notices:status.appeal.submit'))
  await says(sender.page, words('notices:status.appeal.open'))
  await visit(sender.page, `${site.url}/notices`)
  await says(sender.page, words('notices:status.state.kept'))
  for (const { page, faults } of [sender, author, desk]) {
    expect(faults).toEqual([])
    await page.browserContext().close()
  }
})
