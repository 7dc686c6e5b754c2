import { describe, expect, test } from 'vitest'
import { compareForm } from '../../src/contract/salaries/compare.ts'
import { openPage, withoutNetworkNoise } from '../support/browser/browser.ts'
import { fillForm } from '../support/browser/fill-form.ts'
import { visit } from '../support/browser/settled.ts'
import { workerReady } from '../support/browser/worker.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { shareSite } from '../support/site/open-site.ts'
import { signInPage } from '../support/site/sign-in.ts'
import { atPath, says, untilPage } from '../support/wait.ts'

/** An amount that appears nowhere else. */
const pay = '23571'

const { site, browser } = await shareSite()

describe.each(choose(['a visitor', 'a member'] as const, ['a visitor']))('the comparison of pay by %s', (who) => {
  test('R-032: the entries stay on the device: no request contains them, and the comparison works without a connection', async () => {
    const { page, faults } = await openPage(browser)
    if (who === 'a member') await signInPage(page, site)
    await page.goto(site.url)
    await workerReady(page)
    const sent: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      sent.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`)
    })
    await visit(page, `${site.url}/compare/1`)
    await fillForm(page, compareForm, { total_pay: pay, bonus: '41', annual_leave: '23' })
    await page.keyboard.press('Enter')
    await atPath(page, '/compareResult')
    const t = wordsIn('english')
    await says(page, t('compare:main.yours'))
    await says(page, '23,571')
    await page.reload()
    await says(page, '23,571')
    const isComparison = (one: string) => one.startsWith('GET /api/companies/1/comparison ')
    expect(sent.filter(isComparison).length).toBeGreaterThan(0)
    expect(sent.filter((one) => one.includes(pay))).toEqual([])
    expect(sent.filter((one) => one.startsWith('POST'))).toEqual([])
    // The numbers of the company are kept on the device.
    await page.setOfflineMode(true)
    await page.reload()
    await says(page, '23,571')
    await untilPage(page, 'the chart', () => document.querySelector('main figure') !== null)
    expect(withoutNetworkNoise(faults)).toEqual([])
    await page.browserContext().close()
  })
})
