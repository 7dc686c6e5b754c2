/**
 * `npx tsx lab/upgrade/device.ts FOLDER CHECKOUT...`: one browser profile lives through the builds of the checkouts, of
 * which the first is that of 2559b0b6, and through today's. Under each, records are left in
 * every state while the server is away; the next build has to keep what is being written and to send what waits once.
 * It does so in both languages, prints what was lost and doubled, and leaves in FOLDER what the device was after each
 * build.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'puppeteer'
import type { Submission } from '../../src/client/outbox/submission.ts'
import { reviewTypeNames } from '../../src/contract/reviews/kinds.ts'
import { startEngine } from '../../src/server/platform/db/new-database.ts'
import type { KeptDevice } from '../../tests/fixtures/kept-device.ts'
import { fixtureKeys, fixturePassword, fixturePeople } from '../../tests/fixtures/people.ts'
import { type Language, openBrowser, openPage, prepare, watch } from '../../tests/support/browser/browser.ts'
import { keptRecords } from '../../tests/support/browser/device.ts'
import { putKept, readKept, shiftTimes } from '../../tests/support/browser/kept-device.ts'
import { workerReady } from '../../tests/support/browser/worker.ts'
import { readDevice, unpackFolder } from '../../tests/support/fixtures.ts'
import { readApi } from '../../tests/support/site/desk-cases.ts'
import { sendParcel } from '../../tests/support/site/send-parcel.ts'
import { type Auth, signIn } from '../../tests/support/site/sign-in.ts'
import { type Site, startSite } from '../../tests/support/site/site.ts'
import { until } from '../../tests/support/wait.ts'

const [target, ...checkouts] = process.argv.slice(2)
if (!target || checkouts.length === 0) throw new Error('Say the folder of the fixtures, and the checkouts.')
const { companies } = JSON.parse(readFileSync('tests/fixtures/2559b0b6/made.json', 'utf8')) as {
  companies: [number, number]
}
const builds = [...checkouts, '.'].map((folder) => ({
  folder,
  name: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim(),
  main: resolve(folder, 'dist/server/main.js'),
}))
for (const { main } of builds) if (!existsSync(main)) throw new Error(`${main} is not built.`)

const isKept = ({ state }: Submission) => state === 'draft' || state === 'refused'
const isReview = ({ type }: Submission) => (reviewTypeNames as string[]).includes(type)
const bySlot = (records: Submission[]) => new Map(records.map((record) => [record.id, record]))
const loginOf = (who: 'sara' | 'lead') => ({ email: fixturePeople[who], password: fixturePassword })

async function live(site: Site, browser: Browser, language: Language): Promise<void> {
  const auth = await signIn(site, loginOf('sara'))
  const { total: atFirst } = await readTotal(site, auth)
  const { page: first } = await openPage(browser, { language })
  const profile = first.browserContext()
  await first.goto(`${site.url}/robots.txt`)
  await first.evaluate((stored) => localStorage.setItem('persist:root', stored), JSON.stringify({ auth, compare: {} }))
  await first.close()
  const open = async (path: string) => {
    const page = await profile.newPage()
    const faults = watch(page)
    await prepare(page, { language })
    await page.goto(site.url + path, { waitUntil: 'load' })
    return { page, faults }
  }
  const sent: Submission[] = []
  let left: Submission[] = []
  for (const [stage, { name, main, folder }] of builds.entries()) {
    if (stage > 0) {
      site.change(main)
      await site.start()
      await renew(await open('/outbox'), readEntry(folder))
    }
    const { page, faults } = await open('/outbox')
    if (stage === 0) await workerReady(page)
    await until(`a page of ${name}`, () => isOf(page, readEntry(folder)), 100)
    await until(`nothing on its way under ${name}`, async () => {
      const still = (await keptRecords(page)).filter((record) => !isKept(record))
      if (still.length > 0) throw new Error(still.map(({ type, state }) => `${type} ${state}`).join(', '))
      return true
    })
    const now = bySlot(await keptRecords(page))
    const lost = left.filter((record) => !isDeepStrictEqual(now.get(record.id), record))
    const counted = await countSent(site, auth, sent, atFirst)
    const uncaught = faults.filter((fault) => /uncaught|Content Security/.test(fault))
    process.stdout.write(
      `${language} ${name}: ${left.length} kept, ${lost.length} changed or lost; ${sent.length} sent so far, ` +
        `${counted.missing} missing, ${counted.doubled} doubled; ${uncaught.length} errors\n`,
    )
    if (lost.length + counted.missing + counted.doubled + uncaught.length > 0)
      throw new Error(JSON.stringify({ lost, uncaught }, null, 1))
    if (stage === builds.length - 1) break
    for (const path of [`/company/${companies[0]}`, '/salaries'])
      await page.goto(site.url + path, { waitUntil: 'networkidle0' })
    await page.goto(`${site.url}/robots.txt`)
    const kept = await readKept(page)
    const added = await listAdded(stage, folder, { site, auth, kept })
    for (const [, record] of added) if (record.startedAt !== undefined) await sendParcel(site, auth.token, record)
    await site.stop()
    // All builds run within a day, and each writes as much as a person may in one.
    await liftLimits(site.dataFolder)
    const lease = kept.lease ?? { token: auth.token, user: auth.user.owner, epoch: 1, language: 'en' }
    await putKept(page, { localStorage: {}, outbox: added, lease, caches: {} })
    const device = await readKept(page)
    await page.close()
    const records = device.outbox.flatMap(([, value]) => (Array.isArray(value) ? [] : [value as Submission]))
    left = records.filter(isKept)
    sent.push(...records.filter((record) => !isKept(record)))
    if (stage > 0 && language === 'english') write(name, folder, device)
  }
}

/** Forgets what counts towards limits, in the data folder of a stopped server. */
async function liftLimits(folder: string): Promise<void> {
  const engine = await startEngine(join(folder, 'database'))
  await engine.exec('delete from limits')
  await engine.close()
}

/** Returns the script that a page of this build begins with. */
const readEntry = (folder: string) =>
  /<script type="module"[^>]* src="([^"]+)"/.exec(readFileSync(join(folder, 'dist/client/index.html'), 'utf8'))![1]!
const isOf = (page: Page, entry: string) =>
  page.evaluate((src) => document.querySelector(`script[src="${src}"]`) !== null, entry)

/** Lets the browser replace the app that is installed: by itself, or once all its pages are closed. */
async function renew({ page }: { page: Page }, entry: string): Promise<void> {
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)
  await until('the app of this version', async () => (await isOf(page, entry)) || (await isWaiting()), 100)
  await page.close()
}

function readTotal(site: Site, { token }: Auth) {
  return readApi<{ total: number }>(site, '/profile/contributions', token)
}

/** Counts what was sent and is not on the server, and what is there more than once. */
async function countSent(site: Site, auth: Auth, sent: readonly Submission[], atFirst: number) {
  const of = (type: string) => sent.filter((record) => record.type === type)
  const { total } = await readTotal(site, auth)
  const more = total - atFirst - sent.filter(isReview).length
  const questions = JSON.stringify(await readApi(site, '/profile/questions', auth.token))
  const lead = await signIn(site, loginOf('lead'))
  type Case = { lines: { name: string; value: unknown }[] }
  const { cases } = await readApi<{ cases: Case[] }>(site, '/moderation/cases?kind=company&limit=50', lead.token)
  const times = [
    ...of('question').map(({ answers }) => questions.split(answers.question as string).length - 1),
    ...of('company_request').map(
      // A case names similar companies beside its own.
      ({ answers }) =>
        cases.filter(({ lines }) => lines.some(({ name, value }) => name === 'name_en' && value === answers.name_en))
          .length,
    ),
  ]
  return {
    missing: Math.max(0, -more) + times.filter((n) => n === 0).length,
    doubled: Math.max(0, more) + times.filter((n) => n > 1).length,
  }
}

/** Returns the records that a stage adds: those of 2559b0b6 are in its fixture, others are made by their build. */
async function listAdded(
  stage: number,
  folder: string,
  { site, auth, kept }: { site: Site; auth: Auth; kept: KeptDevice },
): Promise<[slot: string, record: Submission][]> {
  if (stage === 0) return shiftTimes(readDevice('2559b0b6')).outbox as [string, Submission][]
  const program = 'lab/upgrade/in-checkout/records.ts'
  for (const file of [program, 'tests/fixtures/people.ts']) cpSync(file, join(folder, file), { recursive: true })
  const editable = await readApi(site, `/companies/${companies[0]}/editable`, auth.token)
  const records = kept.outbox.map(([, value]) => value)
  const input = JSON.stringify({ stage, owner: auth.user.owner, companies, editable, records })
  const words = ['--no-install', 'tsx', program]
  return JSON.parse(execFileSync('npx', words, { cwd: folder, input, encoding: 'utf8', maxBuffer: 2 ** 26 }))
}

/** Writes what the device is, with the app that is installed, as fixtures. */
function write(name: string, folder: string, device: KeptDevice): void {
  const into = join(target!, name)
  mkdirSync(into, { recursive: true })
  writeFileSync(join(into, 'device.json.gz'), gzipSync(JSON.stringify(device), { level: 9 }))
  for (const file of ['sw.js', 'index.html'])
    writeFileSync(join(into, `${file}.gz`), gzipSync(readFileSync(join(folder, 'dist/client', file)), { level: 9 }))
}

for (const language of ['english', 'arabic'] as const) {
  const data = mkdtempSync(join(tmpdir(), 'shafaf-device-'))
  unpackFolder('2559b0b6', data)
  const env = { ...fixtureKeys, DEMO_DATA: '0', SECOND_FACTOR: '0' }
  const site = await startSite({ folder: data, main: builds[0]!.main, env })
  const browser = await openBrowser()
  try {
    await live(site, browser, language)
  } catch (error) {
    process.stdout.write(`${site.output()}\n`)
    throw error
  } finally {
    await browser.close()
    await site.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
}
