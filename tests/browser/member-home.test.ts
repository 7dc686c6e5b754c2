import { expect, test } from 'vitest'
import { type Language, openPage, prepare } from '../support/browser/browser.ts'
import { keptRecords } from '../support/browser/device.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { layoutShift } from '../support/screens/layout-shift.ts'
import { choose } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { member, signInPage } from '../support/site/sign-in.ts'
import { atPath, says, until } from '../support/wait.ts'

const { site, browser } = await shareSite()

test.each(choose(['english', 'arabic'] as const, ['arabic']))(
  'a member’s home in %s leads on with what was begun on this device',
  async (language) => {
    const t = wordsIn(language)
    const { page } = await openPage(browser, { language, width: 360, worker: false })
    await signInPage(page, site, member)
    const form = `${site.url}/interview-review/21`
    const box = 'main form [data-field="description"] textarea:not([inert])'
    await visit(page, form)
    await page.waitForSelector(box)
    await page.type(box, 'Two friendly talks')
    await until('the draft kept', () => keepsDescription(page))
    await visit(page, `${site.url}/user/dashboard`)
    await says(page, t('dashboard:unfinished.finish'))
    const { value, moved } = await layoutShift(page)
    expect(value, moved).toBeLessThanOrEqual(0.02)
    const slow = await openOnDevice(page, language, 1500)
    await visit(slow, `${site.url}/user/dashboard`)
    await says(slow, t('dashboard:unfinished.finish'))
    const late = await layoutShift(slow)
    expect(late.value, late.moved).toBeLessThanOrEqual(0.02)
    await slow.close()
    // A browser that never opens its IndexedDB shows the company all the same.
    const never = await openOnDevice(page, language, Number.POSITIVE_INFINITY)
    await visit(never, `${site.url}/user/dashboard`)
    await says(never, t('dashboard:rating.title'))
    expect(await readMain(never)).not.toContain(t('dashboard:unfinished.finish'))
    await never.close()
    await page.bringToFront()
    await press(page, t('dashboard:unfinished.finish'))
    // A review continues in its wizard, with everything entered.
    await atPath(page, '/rateCompany')
    await page.waitForSelector('main form [data-field]')
    await settled(page)
    expect(new URL(page.url()).search).toBe('?type=interview&id=21')
    expect(await keepsDescription(page)).toBe(true)
    // The home page shows the same to a member.
    await visit(page, `${site.url}/`)
    await says(page, t('dashboard:unfinished.finish'))
    await press(page, t('dashboard:unfinished.finish'))
    await atPath(page, '/rateCompany')
    await page.close()
  },
)

test('companies viewed on this device: the last two can be compared, and the list can be cleared', async () => {
  const t = wordsIn('english')
  const { page } = await openPage(browser, { width: 360, worker: false })
  await signInPage(page, site, member)
  for (const company of [3, 5]) {
    await visit(page, `${site.url}/company/${company}/overview`)
    await until('the company noted', async () => (await lookedAt(page)).includes(company))
  }
  const title = t('dashboard:looked.title')
  await visit(page, `${site.url}/user/dashboard`)
  await says(page, title)
  await press(page, t('dashboard:looked.compare'))
  await until('the two beside each other', async () => /^\/compare-companies\/5-3/.test(new URL(page.url()).pathname))
  await visit(page, `${site.url}/user/dashboard`)
  await says(page, title)
  await press(page, t('dashboard:looked.forget'))
  await until('nothing of it on the page', async () => !(await readMain(page)).includes(title))
  expect(await lookedAt(page)).toEqual([])
  await page.reload()
  await settled(page)
  await says(page, t('dashboard:give.title'))
  expect(await readMain(page)).not.toContain(title)
  await page.close()
})

type Shown = Awaited<ReturnType<typeof openPage>>['page']

const readMain = (page: Shown) => page.$eval('main', ({ textContent }) => textContent ?? '')

/** Opens another tab in the profile of `page`, in which every database of the device opens `late` ms later. */
async function openOnDevice(page: Shown, language: Language, late: number): Promise<Shown> {
  const tab = await page.browserContext().newPage()
  await prepare(tab, { language, width: 360 })
  await tab.evaluateOnNewDocument(
    (given) => {
      Object.defineProperty(IDBOpenDBRequest.prototype, 'onsuccess', {
        set(this: IDBOpenDBRequest, opened: (event: Event) => void) {
          this.addEventListener('success', (event) => {
            if (given !== null) setTimeout(() => opened.call(this, event), given)
          })
        },
      })
      // Infinity does not survive the way to the page.
    },
    Number.isFinite(late) ? late : null,
  )
  await tab.bringToFront()
  return tab
}

/** Presses the link or button with this name. */
async function press(page: Shown, name: string): Promise<void> {
  const found = await page.waitForSelector(`main ::-p-aria([name="${name}"])`)
  await found!.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await found!.click()
}

/** Returns the ids of the companies recorded on the device as opened. */
const lookedAt = (page: Shown): Promise<number[]> =>
  page.evaluate(() => {
    const kept: { id: number }[] = JSON.parse(localStorage.getItem('recent:companies') ?? '[]')
    return kept.map(({ id }) => id)
  })

/** Returns whether the device still has the entered text. */
const keepsDescription = async (page: Shown): Promise<boolean> =>
  (await keptRecords(page)).some(({ answers }) => answers.description === 'Two friendly talks')
