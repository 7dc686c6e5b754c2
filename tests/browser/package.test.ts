import { beforeAll, expect, test } from 'vitest'
import { type Language, openPage, withoutNetworkNoise } from '../support/browser/browser.ts'
import { settled } from '../support/browser/settled.ts'
import { workerReady } from '../support/browser/worker.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { says } from '../support/wait.ts'

const { line, browser } = await shareSite()
const languages = choose<Language>(['english', 'arabic'], ['arabic'])
const amounts = 'main input[inputmode="decimal"]'

const opened = await Promise.all(
  languages.map(async (language) => {
    const { page, faults } = await openPage(browser, { language })
    await page.goto(line.url)
    await workerReady(page)
    return { language, page, faults, t: wordsIn(language) }
  }),
)
/** The home page was visited once; from here on there is no server. */
beforeAll(() => line.cut())

test.each(opened)(
  '$language: a package and two offers are computed, read and kept without a request',
  async ({ page, faults, t }) => {
    // What the worker answers from its files never reaches the network: those of other pages are loaded ahead.
    const requests: string[] = []
    const isLocal = (url: string) => /^(?:blob|data):/.test(url)
    page.on('response', (response) => {
      if (!response.fromServiceWorker() && !isLocal(response.url())) requests.push(response.url())
    })
    page.on('requestfailed', (request) => {
      if (!isLocal(request.url())) requests.push(`${request.method()} ${request.url()}`)
    })
    await page.goto(`${line.url}/package`)
    await settled(page)
    requests.length = 0
    await page.type(amounts, '٩٬٠٠٠')
    await page.type('main input[id$="-joined"]', '06/05/1444')
    await says(page, '11,053.12')
    await says(page, t('pay-package:sections.notice'))
    // The picture is made here: nothing is asked for it.
    const picture = await page.evaluate(async () => {
      const made = new Promise<string>((resolve) => {
        const create = URL.createObjectURL
        URL.createObjectURL = (blob: Blob) => {
          resolve(`${blob.type} ${blob.size > 10_000}`)
          return create(blob)
        }
      })
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('main [data-print="no"] button')]
      buttons.at(-2)!.click()
      return made
    })
    expect(picture).toBe('image/png true')
    expect(requests).toEqual([])

    await page.goto(`${line.url}/offers`)
    await settled(page)
    requests.length = 0
    await page.type('main textarea', 'راتب أساسي 8600 ريال وسكن 2150 ونقل 860 وتذاكر 3000')
    await page.click('main section:has(textarea) button')
    await says(page, t('offers:paste.understood'))
    await says(page, t('offers:doubts.apart'))
    // What was understood is used after a press alone; then it stands beside the pay of today.
    await page.evaluate((word) => {
      const button = [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
        (one) => one.textContent === word,
      )
      button!.click()
    }, t('offers:paste.use'))
    await says(page, t('offers:differences.title'))
    await says(page, '10,561.87')
    expect(requests).toEqual([])

    // The device has kept both.
    await page.reload()
    await settled(page)
    await says(page, '10,561.87')
    expect(withoutNetworkNoise(faults)).toEqual([])
  },
)
