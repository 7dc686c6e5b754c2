import { expect, test } from 'vitest'
import { openPage } from '../support/browser/browser.ts'
import { settled, visit } from '../support/browser/settled.ts'
import { choose } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { member, signInPage } from '../support/site/sign-in.ts'
import { until } from '../support/wait.ts'

const { site, browser } = await shareSite()

const signUp = ['the sign-up of an employer', '/for-employers/register', 'name', undefined] as const
const request = ['a request for a company', '/add-Company', 'name_en', member] as const

test.each(choose([signUp, request], [request]))(
  'what was typed last into %s is there after a reload in the same moment',
  async (_, path, name, who) => {
    const { page } = await openPage(browser, { worker: false })
    if (who) await signInPage(page, site, who)
    await visit(page, site.url + path)
    // The server has rendered the form; it accepts no input before hydration.
    const box = `main form [data-field="${name}"] input:not([inert])`
    await page.waitForSelector(box)
    await page.type(box, 'Nora')
    // The first write creates the database, which takes longer than a page has while it unloads.
    await until('something kept', () => page.evaluate(keepsSomething))
    for (const typed of ['Nora A', 'Nora Al', 'Nora Ali']) {
      await Promise.all([
        page.waitForNavigation(),
        page.$eval(
          box,
          (element, value) => {
            // As a key press does, with the page unloading before any other task runs.
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(element, value)
            element.dispatchEvent(new Event('input', { bubbles: true }))
            location.reload()
          },
          typed,
        ),
      ])
      await settled(page)
      await page.waitForFunction(
        (where) => (document.querySelector(where) as HTMLInputElement | null)?.value !== '',
        {},
        box,
      )
      expect(await page.$eval(box, (element) => (element as HTMLInputElement).value)).toBe(typed)
    }
    await page.close()
  },
)

/** Returns whether the outbox on this device has a record; runs in the page. */
async function keepsSomething(): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'outbox')) return false
  return new Promise((resolve) => {
    const opening = indexedDB.open('outbox')
    opening.onsuccess = () => {
      const { result: db } = opening
      const counting = db.transaction('submissions').objectStore('submissions').count()
      counting.onsuccess = () => {
        db.close()
        resolve(counting.result > 0)
      }
    }
  })
}
