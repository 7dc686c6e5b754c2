import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { afterAll, expect, test } from 'vitest'
import type { Submission } from '../../src/client/outbox/submission.ts'
import type { KeptDevice } from '../fixtures/kept-device.ts'
import { fixtureKeys, fixturePassword, fixturePeople, written } from '../fixtures/people.ts'
import { type Language, openPage, prepare, watch } from '../support/browser/browser.ts'
import { keptRecords } from '../support/browser/device.ts'
import { putKept, shiftTimes } from '../support/browser/kept-device.ts'
import { shareBrowser } from '../support/browser/shared-browser.ts'
import { listKept, readDevice, readPacked, renewAnswers, unpackFolder } from '../support/fixtures.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { readApi } from '../support/site/desk-cases.ts'
import { installEarlierApp } from '../support/site/earlier-app.ts'
import { signIn } from '../support/site/sign-in.ts'
import { type Site, startSite } from '../support/site/site.ts'
import { until } from '../support/wait.ts'

const browser = await shareBrowser()
const scratch = mkdtempSync(join(tmpdir(), 'shafaf-kept-'))
afterAll(() => rmSync(scratch, { recursive: true }))

const loginOf = (who: 'sara' | 'lead') => ({ email: fixturePeople[who], password: fixturePassword })

/** Opens a fresh profile in which the app of that version is installed, and puts into it what the browser kept. */
async function openKept(site: Site, version: string, device: KeptDevice, language: Language) {
  const { page } = await openPage(browser, { language })
  await site.stop()
  await installEarlierApp(page, site, version)
  await site.start()
  await page.goto(`${site.url}/robots.txt`)
  await putKept(page, device)
  return page
}

/** Opens the app as a person does who has it installed: first the earlier one, which the browser then replaces. */
async function openApp(before: Page, site: Site, version: string, language: Language) {
  await before.goto(`${site.url}/outbox`)
  // A release whose app nobody has changed since is not replaced.
  if (readPacked(version, 'sw.js.gz') !== readFileSync('dist/client/sw.js', 'utf8')) {
    const isEarlier = await before.evaluate(() => document.querySelector('main') === null)
    expect(isEarlier).toBe(true)
    await until('the worker of this version', () =>
      before.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null),
    )
  }
  const profile = before.browserContext()
  await before.close()
  const page = await profile.newPage()
  const faults = watch(page)
  await prepare(page, { language })
  await page.goto(`${site.url}/outbox`)
  return { page, faults }
}

/** Every day only the devices of the last release. */
const [lastRelease] = listKept()
  .filter((version) => version.includes('.'))
  .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
const versions = choose(listKept(), [lastRelease!])
const kept = versions.flatMap((version) =>
  choose(['english', 'arabic'] as const, ['english']).map((language) => ({ version, language })),
)

test.each(kept)(
  'a device of $version opens this version with every draft, and sends what waits exactly once ($language)',
  async ({ version, language }) => {
    const t = wordsIn(language)
    const data = join(scratch, version)
    if (!existsSync(data)) {
      unpackFolder(version, data)
      await renewAnswers(data)
    }
    const site = await startSite({ data, env: { ...fixtureKeys, DEMO_DATA: '0', SECOND_FACTOR: '0' } })
    try {
      // The session of that day has ended since on the server; it is renewed in the same form.
      const auth = await signIn(site, loginOf('sara'))
      const before = await readApi<{ total: number }>(site, '/profile/contributions', auth.token)
      const device = shiftTimes(readDevice(version))
      const kept = JSON.parse(device.localStorage['persist:root']!)
      expect(kept.auth.user.owner).toBe(auth.user.owner)
      device.localStorage['persist:root'] = JSON.stringify({ ...kept, auth: { ...kept.auth, token: auth.token } })
      device.localStorage.lng = language
      device.lease = { ...(device.lease as object), token: auth.token }

      const earlier = await openKept(site, version, device, language)
      const left = (await keptRecords(earlier)).filter(({ state }) => state === 'draft' || state === 'refused')
      const { page, faults } = await openApp(earlier, site, version, language)
      await until('nothing on its way', async () => {
        const onWay = (await keptRecords(page)).filter(({ state }) => state !== 'draft' && state !== 'refused')
        if (onWay.length > 0) throw new Error(onWay.map(({ type, state }) => `${type} ${state}`).join(', '))
        return true
      })

      // Every draft of every form, and what needs its writer, is there as it was left.
      const bySlot = (records: Submission[]) => new Map(records.map((record) => [record.id, record]))
      expect(bySlot(await keptRecords(page))).toEqual(bySlot(left))
      expect(left.map(({ type }) => type).sort()).toEqual(
        [
          ...['answer', 'benifit', 'company_change', 'culture', 'employer_sign_up', 'question', 'response'],
          ...['salary', 'salary', 'sign_up'],
        ].sort(),
      )
      await until('the drafts on the page', async () => {
        const text = await page.evaluate(() => document.querySelector('main')?.textContent ?? '')
        return text.includes(t('outbox:savedHere')) && text.includes(t('outbox:needsYou'))
      })

      // What waited is on the server once: also what had reached it already, and what waited for its writer.
      const after = await readApi<{ total: number }>(site, '/profile/contributions', auth.token)
      expect(after.total - before.total).toBe(3)
      const questions = JSON.stringify(await readApi(site, '/profile/questions', auth.token))
      expect(questions.split('Is the office open on Saturdays?')).toHaveLength(2)
      expect(questions).toContain(written.sara.question)
      const lead = await signIn(site, loginOf('lead'))
      const { cases } = await readApi<{ cases: object[] }>(site, '/moderation/cases?kind=company', lead.token)
      expect(cases.filter((one) => JSON.stringify(one).includes('Sidra Labs'))).toHaveLength(1)

      // Once more: nothing is sent again.
      await page.reload()
      await page.goto(`${site.url}/outbox`)
      expect(await readApi(site, '/profile/contributions', auth.token)).toMatchObject({ total: after.total })
      expect(faults.filter((fault) => /uncaught|Content Security/.test(fault))).toEqual([])
    } finally {
      await site.remove()
    }
  },
)
