import { sql } from 'drizzle-orm'
import type { HTTPRequest, Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { reasonsOf } from '../../src/contract/moderation/cases.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { openPage } from '../support/browser/browser.ts'
import { seeCurrentCase } from '../support/browser/current-case.ts'
import { intercept } from '../support/browser/intercept.ts'
import { goInside, settled, visit } from '../support/browser/settled.ts'
import { wordsIn } from '../support/project/words.ts'
import { isWhole } from '../support/setup/whole.ts'
import { readApi } from '../support/site/desk-cases.ts'
import { openSite } from '../support/site/open-site.ts'
import { moderator, signIn, signInPage } from '../support/site/sign-in.ts'
import { says, until, untilPage } from '../support/wait.ts'

/** The number of proposed surveys: in a whole run, as many as the design asks a moderator to decide without tiring. */
const proposed = isWhole ? 200 : 24

const { site, browser } = await openSite({}, async (database) => {
  const { db, close } = await openDatabase(database)
  await db.execute(sql`delete from studies where state = 'proposed'`)
  await db.execute(sql`insert into studies (company_id, state, month, question_en, question_ar, about_en, about_ar, options)
    select 1, 'proposed', '2026-10', 'Question ' || n, 'سؤال ' || n, 'About ' || n, 'عن ' || n,
      '[{"en":"Yes","ar":"نعم"},{"en":"No","ar":"لا"}]'::jsonb
    from generate_series(1, ${proposed}) as n`)
  await close()
})

const waiting = async (): Promise<number> => {
  const { token } = await signIn(site, moderator)
  const queues = await readApi<{ kind: string; waiting: number }[]>(site, '/moderation/queues', token)
  return queues.find(({ kind }) => kind === 'study')?.waiting ?? 0
}

/** Returns the ids of the listed cases. */
const listed = (page: Page) =>
  page.$$eval('main [data-case]', (all) => all.map((one) => (one as HTMLElement).dataset.case!))

describe('the desk, by keyboard', () => {
  test('one key decides the first case once it is visible, and one press decides one case', async () => {
    const { page } = await openPage(browser, { language: 'english', worker: false })
    await signInPage(page, site, moderator)
    await visit(page, `${site.url}/moderation/recent`)
    // A moderator faster than the list: the key is pressed as soon as the case is rendered.
    await page.evaluate(() => {
      const watching = new MutationObserver(() => {
        if (!document.querySelector('[data-case][aria-current="true"]')) return
        watching.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', bubbles: true }))
      })
      watching.observe(document, { subtree: true, childList: true, attributes: true })
    })
    await goInside(page, '/moderation/study')
    const first = await seeCurrentCase(page)
    expect((await listed(page))[0]).toBe(first)
    expect(await waiting()).toBe(proposed)
    // Reading starts at the top of the page, and a status says which case the keys act on.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(await page.$$eval('main [role="status"]', (all) => all.map((one) => one.textContent).join())).toContain(
      wordsIn('english')('moderation:shown', { what: '' }).trim(),
    )
    // Of two simultaneous presses, the second did not act on the next case.
    await page.evaluate(() => {
      for (const _ of [1, 2])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', bubbles: true }))
    })
    await until('one decision', async () => (await waiting()) === proposed - 1)
    const second = await seeCurrentCase(page, new Set([first]))
    expect(await listed(page)).not.toContain(first)
    // The focus is on the case the keys act on.
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.case)).toBe(second)
    await page.keyboard.press('u')
    await until('it waits again', async () => (await waiting()) === proposed)
  })

  test('a double click on a verdict decides one case', async () => {
    const { page } = await openPage(browser, { language: 'english', worker: false })
    await signInPage(page, site, moderator)
    await visit(page, `${site.url}/moderation/study`)
    const first = await seeCurrentCase(page)
    const approve = await page.waitForSelector(
      `main article ::-p-aria([name="${wordsIn('english')('moderation:verdicts.study.approve')}"])`,
    )
    await approve!.click({ count: 2 })
    await until('one decision', async () => (await waiting()) === proposed - 1)
    await seeCurrentCase(page, new Set([first]))
    // Had two been decided, one would be missing after the undo of one.
    await page.keyboard.press('u')
    await until('it waits again', async () => (await waiting()) === proposed)
  })

  test('a failed decision is reported, and the case is listed again', async () => {
    const { page } = await openPage(browser, { language: 'english', worker: false })
    await signInPage(page, site, moderator)
    await visit(page, `${site.url}/moderation/study`)
    const id = await seeCurrentCase(page)
    // Calls of the API fail. All else loads: what shows the error is fetched when the browser is idle, or on demand.
    await intercept(page, (request) => (request.url().includes('/api/') ? request.abort('failed') : request.continue()))
    await page.keyboard.press('a')
    await says(page, wordsIn('english')('common:unreachable'))
    await untilPage(page, 'the case', (one) => document.querySelector(`[data-case="${one}"]`) !== null, id)
    expect(await waiting()).toBe(proposed)
  })

  test('the browser asks before a tab with a decision in progress closes', async () => {
    const { page } = await openPage(browser, { language: 'arabic', worker: false })
    await signInPage(page, site, moderator)
    await visit(page, `${site.url}/moderation/study`)
    await seeCurrentCase(page)
    // Decisions remain pending until the test is over; all other requests continue.
    const held: HTTPRequest[] = []
    await intercept(page, (request) => (request.method() === 'POST' ? held.push(request) : request.continue()))
    await page.keyboard.press('a')
    const decision = await until('the decision', () => held[0])
    // The event is sent by hand: a browser closes a page that does not answer it within a second, as under load.
    const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(await asks()).toBe(true)
    // The decision fails: the case is back and can be decided again, and the page can be closed.
    await decision.abort()
    await says(page, wordsIn('arabic')('common:unreachable'))
    expect(await asks()).toBe(false)
    expect(await waiting()).toBe(proposed)
  })

  test('`/` opens the search of waiting cases, and no key decides anything while a person types', async () => {
    const { page } = await openPage(browser, { language: 'english', worker: false })
    await signInPage(page, site, moderator)
    await visit(page, `${site.url}/moderation/study`)
    await seeCurrentCase(page)
    await page.keyboard.press('/')
    await until('the field', () => page.evaluate(() => document.activeElement?.matches('main search input')))
    // Letters that are keys for decisions elsewhere.
    await page.keyboard.type('about 12aurx')
    for (let extra = 0; extra < 4; extra += 1) await page.keyboard.press('Backspace')
    const words = () => page.$$eval('[data-case]', (all) => all.map((one) => one.textContent ?? ''))
    const found = Array.from({ length: proposed }, (_, n) => `About ${n + 1}`).filter((one) => one.includes('12'))
    await until('all with a 12 in them', async () => (await words()).length === found.length)
    expect(await waiting()).toBe(proposed)
    // Enter moves the focus to the result, where these letters are keys again.
    await page.keyboard.press('Enter')
    await until('a case', () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.case))
  })

  test('the order stays in the address, and a case is found by its number in the digits of either script', async () => {
    const { page } = await openPage(browser, { language: 'arabic', worker: false })
    await signInPage(page, site, moderator)
    await visit(page, `${site.url}/moderation/study`)
    const t = wordsIn('arabic')
    const first = await seeCurrentCase(page)
    const order = await page.waitForSelector(`select[aria-label="${t('moderation:order')}"]`)
    await order!.select('newest')
    await until('the address', () => new URL(page.url()).search === '?sort=newest')
    const last = await seeCurrentCase(page, new Set([first]))
    expect(Number(last)).toBe(Number(first) + proposed - 1)
    // The footer of the case shows its number, which is typed in the digits of an Arabic keyboard.
    await says(page, `${t('moderation:caseNumber')} ${last}`)
    await page.keyboard.press('Escape')
    await page.focus('main search input')
    await page.keyboard.sendCharacter(first.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))))
    await until('that case first', async () => (await listed(page))[0] === first)
    // A case that waits in another queue is offered with a link there.
    const { token } = await signIn(site, moderator)
    const { cases } = await readApi<{ cases: { id: string }[] }>(site, '/moderation/cases?kind=report', token)
    const report = cases[0]!.id
    await page.keyboard.press('Escape')
    await page.$eval('main search input', (input) => (input as HTMLInputElement).select())
    await page.keyboard.sendCharacter(report.slice(0, 8).toUpperCase())
    const link = await page.waitForSelector(`main a[href="/moderation/report?q=${report.slice(0, 8)}"]`)
    await link!.click()
    await until('the reports', async () => (await listed(page)).join() === report)
    expect(await seeCurrentCase(page)).toBe(report)
  })

  test(`${proposed} cases take at most 1.1 keys each, in both languages, and none is lost`, async () => {
    const decided = new Map<string, string>()
    let keys = 0
    for (const language of ['english', 'arabic'] as const) {
      const { page, faults } = await openPage(browser, { language, worker: false })
      await signInPage(page, site, moderator)
      await visit(page, `${site.url}/moderation/study`)
      const press = async (key: string) => {
        keys += 1
        await page.keyboard.press(key as 'a')
      }
      const half = decided.size + proposed / 2
      while (decided.size < half) {
        // A moderator who decides has read the case; a decided case is not on the screen any more.
        const id = await seeCurrentCase(page, decided)
        const place = decided.size % (reasonsOf.study.length + 1)
        await press(place === 0 ? 'a' : String(place))
        decided.set(id, place === 0 ? 'approved' : reasonsOf.study[place - 1]!)
      }
      if (language === 'english') {
        // The last decision was a mistake.
        await press('u')
        const [id] = [...decided.keys()].slice(-1)
        await untilPage(
          page,
          'the case that was taken back',
          (one) => document.querySelector(`[data-case="${one}"]`) !== null,
          id,
        )
        decided.delete(id!)
        // At its previous place: the case that was before it is before it again.
        await page.$eval(`[data-case="${id}"]`, (card) => (card as HTMLElement).focus())
        await seeCurrentCase(page, decided)
        await press('a')
        decided.set(id!, 'approved')
      }
      await settled(page)
      expect(faults).toEqual([])
    }
    await until('all of them decided on the server', async () => (await waiting()) === 0)
    expect(decided.size).toBe(proposed)
    expect(keys / proposed).toBeLessThanOrEqual(1.1)
    await site.stop()
    const { db, close } = await openDatabase(site.database)
    const rows = await queryRows<{ id: string; state: string }>(
      db,
      sql`select id::text as id, state from studies where question_en like 'Question %'`,
    )
    const told = await queryRows<{ id: string; as: string }>(
      db,
      sql`select case_id as id, coalesce(reason, outcome) as "as" from decisions where kind = 'study' and not undone`,
    )
    // Four alike for the next test, while no server uses the data.
    await db.execute(sql`insert into studies (company_id, state, month, question_en, question_ar, about_en, about_ar, options)
      select 1, 'proposed', '2026-10', 'Do you like courses?', 'هل تحب الدورات؟', 'About it', 'عنها',
        '[{"en":"Yes","ar":"نعم"},{"en":"No","ar":"لا"}]'::jsonb
      from generate_series(1, 4)`)
    await close()
    await site.start()
    // Each case was decided once, as the key said, with its reason.
    const byId = (pairs: readonly (readonly [string, string])[]) => pairs.map((pair) => pair.join(' ')).sort()
    expect(byId(told.map(({ id, as }) => [id, as] as const))).toEqual(byId([...decided]))
    const outcomes = new Map(rows.map(({ id, state }) => [id, state]))
    const approved = [...decided].filter(([, outcome]) => outcome === 'approved').map(([id]) => id)
    const open = [...outcomes].filter(([, state]) => state !== 'rejected').map(([id]) => id)
    expect(open.sort()).toEqual(approved.sort())
  })

  test('similar cases are selected and decided by one key; failed decisions are reported and stay selected for retry', async () => {
    const { page } = await openPage(browser, { language: 'english', worker: false })
    await signInPage(page, site, moderator)
    await visit(page, `${site.url}/moderation/study`)
    const t = wordsIn('english')
    const chosen = () =>
      page.$$eval('li:has(input:checked) [data-case]', (all) => all.map((one) => (one as HTMLElement).dataset.case!))
    const all = await until('the cases', async () => ((await listed(page)).length === 4 ? listed(page) : null))
    // All four have the same text; the last one is deselected again.
    await (await page.waitForSelector(
      `main article ::-p-text(${t('moderation:chooseAlike_other', { number: '4' })})`,
    ))!.click()
    for (const key of ['k', 'j', 'j', 'j', 'x'] as const) await page.keyboard.press(key)
    await until('three chosen', async () => (await chosen()).length === 3)
    const [, second] = all
    let fails = true
    await intercept(page, (request) =>
      fails && request.method() === 'POST' && request.url().includes(`/study/${second}/`)
        ? request.abort('failed')
        : request.continue(),
    )
    const reject = async () => {
      await page.keyboard.down('Shift')
      await page.keyboard.press('Digit2')
      await page.keyboard.up('Shift')
    }
    await reject()
    await says(page, wordsIn('english')('moderation:many.failed_one', { number: '1' }))
    expect(await chosen()).toEqual([second])
    expect((await listed(page)).sort()).toEqual([second, all[3]!].sort())
    fails = false
    await reject()
    await until('the case that had failed decided', async () => (await waiting()) === 1)
    // Each is a separate decision: undoing returns the last one alone.
    await page.keyboard.press('u')
    await until('one of them back', async () => (await waiting()) === 2)
    await untilPage(page, 'the case', (one) => document.querySelector(`[data-case="${one}"]`) !== null, second)
  })
})
