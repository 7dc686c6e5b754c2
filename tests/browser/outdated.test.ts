import { expect, test } from 'vitest'
import { packings } from '../../src/client/outbox/packings/questions.ts'
import { createDraft, queueDraft } from '../../src/client/outbox/submission.ts'
import { clientNumber } from '../../src/contract/client-number.ts'
import { openBrowserDevice } from '../support/browser/device.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { readApi } from '../support/site/desk-cases.ts'
import { openSite } from '../support/site/open-site.ts'
import { signIn } from '../support/site/sign-in.ts'
import { says, until } from '../support/wait.ts'

const env: Record<string, string> = {}
const { site, browser } = await openSite(env)

const chance = () => ({ now: Date.now(), uuid: () => crypto.randomUUID() })

test.each(choose(['english', 'arabic'] as const, ['arabic']))(
  'a client that is no longer served is told to reload in words, keeps what waits, and sends it once afterwards (%s)',
  async (language) => {
    const t = wordsIn(language)
    const auth = await signIn(site)
    const device = await openBrowserDevice(browser, site.url)
    await device.signIn(auth)
    const text = `Is there a canteen, asked in ${language}?`
    const answers = { tag: 'work', question: text }
    const subject = { owner: auth.user.owner, type: 'question', companyId: 12, companyName: 'Sahl' } as const
    const draft = createDraft(subject, chance())
    await device.leave(
      queueDraft(draft, { answers, parcel: packings.question.pack({ ...draft, answers }) }, 0, chance()),
    )
    const countQuestions = async () =>
      JSON.stringify(await readApi(site, '/profile/questions', auth.token)).split(text).length - 1

    await site.stop()
    env.OLDEST_CLIENT = String(clientNumber + 1)
    await site.start()
    const tab = await device.openTab('/outbox')
    await tab.evaluate((chosen) => localStorage.setItem('lng', chosen), language)
    await tab.reload()
    await says(tab, t('outbox:update.outdated'))
    await until('an attempt', async () => (await device.records()).some(({ attempts }) => attempts > 0))
    expect(await device.records()).toMatchObject([{ state: 'waiting', answers }])
    expect(await countQuestions()).toBe(0)

    await site.stop()
    delete env.OLDEST_CLIENT
    await site.start()
    const load = await tab.waitForSelector(`::-p-aria([name="${t('outbox:update.load')}"][role="button"])`)
    await Promise.all([tab.waitForNavigation(), load!.click()])
    // The server asked to wait for an hour; another client would not.
    expect(await device.records()).toMatchObject([{ state: 'waiting', paced: true }])
    await tab.evaluate(putOffNothing)
    await device.wakeTabs()
    await until('the question on the server', async () => (await countQuestions()) === 1)
    await until('an empty outbox', async () => (await device.records()).length === 0)
    expect(device.uncaught()).toEqual([])
  },
)

/** Runs in the page: lets the hour pass that the server asked for. */
async function putOffNothing(): Promise<void> {
  const disk = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('outbox')
    opening.onsuccess = () => resolve(opening.result)
  })
  const store = disk.transaction('submissions', 'readwrite').objectStore('submissions')
  const reading = store.openCursor()
  await new Promise<void>((resolve) => {
    reading.onsuccess = () => {
      const cursor = reading.result
      if (!cursor) return resolve()
      if (!Array.isArray(cursor.value)) cursor.update({ ...cursor.value, notBefore: 0, paced: undefined })
      cursor.continue()
    }
  })
  disk.close()
}
