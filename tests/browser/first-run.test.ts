import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, ElementHandle, Page } from 'puppeteer'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from '../support/browser/browser.ts'
import { retype } from '../support/browser/keyboard.ts'
import { offerNothing, press } from '../support/browser/passkey-device.ts'
import { settled } from '../support/browser/settled.ts'
import { workerReady } from '../support/browser/worker.ts'
import { makeDirectoryRows } from '../support/made-directory.ts'
import { type Cluster, freePort, startPostgres } from '../support/postgres/postgres.ts'
import { wordsIn } from '../support/project/words.ts'
import { choose } from '../support/setup/whole.ts'
import { type Site, startSite } from '../support/site/site.ts'
import { startTlsProxy } from '../support/site/tls-proxy.ts'
import { atPath, isRead, says, until } from '../support/wait.ts'
import { toWindows1256 } from '../support/windows-1256.ts'

/** The site of an operator as it is on the first day: an empty PostgreSQL, TLS, a mail server, a key for backups. */
const t = wordsIn('english')
const ar = wordsIn('arabic')
const key = 'ab'.repeat(32)
const folder = mkdtempSync(join(tmpdir(), 'shafaf-first-run-'))
const mails: string[] = []
const smtp = new SMTPServer({
  ...{ authOptional: true, closeTimeout: 50, disabledCommands: ['STARTTLS'] },
  onData(stream, { envelope }, done) {
    stream.resume().once('end', () => {
      mails.push(...envelope.rcptTo.map(({ address }) => address))
      done()
    })
  },
})
let cluster: Cluster
let site: Site
let proxy: Awaited<ReturnType<typeof startTlsProxy>>
let browser: Browser
let origin = ''
beforeAll(async () => {
  cluster = await startPostgres(tmpdir(), { fsync: 'off' })
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
  const port = await freePort()
  origin = `https://localhost:${port}`
  site = await startSite({
    env: {
      ...{ DATABASE_URL: await cluster.createDatabase(), AUTHOR_KEY: key, BACKUP_KEY: key, DEMO_DATA: '0' },
      ...{ PUBLIC_URL: origin, TRUSTED_PROXIES: '127.0.0.1', LOG_FORMAT: 'text' },
      SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    },
  })
  proxy = await startTlsProxy(port, () => site.url)
  browser = await openBrowser([proxy.flag])
})
afterAll(async () => {
  await browser?.close()
  proxy?.close()
  await site?.remove()
  await new Promise<void>((closed) => smtp.close(() => closed()))
  cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const authenticator = {
  ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasResidentKey: true },
  ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true, hasPrf: true },
}
/** Adds passkeys with two devices, one after the other: one alone could be lost. */
async function addPasskeys(page: Page, cdp: CDPSession) {
  await cdp.send('WebAuthn.enable')
  for (const name of ['Laptop', 'Phone']) {
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: authenticator as never })
    await page.goto(`${origin}/user/myprofile/passkeys`)
    await page.waitForSelector('main input[name="name"]')
    await page.type('main input[name="name"]', name)
    await press(page, t('account-security:passkeys.submit'))
    await says(page, name)
    if (name === 'Laptop') await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  }
}

/** Writes into a field of the form on the screen, in place of what is there. */
async function write(page: Page, field: string, words: string) {
  const box = `main ${field} :is(input, textarea)`
  await page.waitForSelector(box)
  await page.focus(box)
  await retype(page, words)
}
const named = (field: string) => `[data-field="${field}"]`

/** Presses the button, and waits until the server has stored what it sends. */
async function store(page: Page, label: string, path: string) {
  const stored = page.waitForResponse((reply) => reply.url().includes(path) && reply.request().method() === 'POST')
  await press(page, label)
  expect([path, (await stored).status()]).toEqual([path, 200])
}

/** Chooses what a page of the administration is about. */
async function show(page: Page, path: string, one: string) {
  await page.goto(`${origin}${path}`)
  await page.waitForSelector('main select')
  await page.select('main select', one)
}

/** Enters what the site says of itself, a text, an item of a list and a study, each on its page. */
async function fillSite(page: Page): Promise<string> {
  await page.goto(`${origin}/admin/settings`)
  const said = { legal_name: 'Rimal', protection_officer: 'Office of data', email: 'hello@rimal.example' }
  for (const [field, words] of Object.entries(said)) await write(page, named(field), words)
  await store(page, t('administration:settings.submit'), '/api/admin/settings')

  await show(page, '/admin/texts', 'about-us')
  await says(page, t('administration:texts.keys.about-us'))
  await write(page, named('en'), '# About us\n\nWe are Rimal.')
  await write(page, named('ar'), '# من نحن\n\nنحن رمال.')
  await page.click(`main ${named('act')} input[value="publish"]`)
  await store(page, t('administration:texts.submit'), '/api/admin/texts/about-us')

  await show(page, '/admin/lists', 'industries')
  await says(page, t('administration:lists.names.industries'))
  await press(page, t('administration:lists.add'))
  await write(page, named('name_en'), 'Camel racing')
  await write(page, named('name_ar'), 'سباقات الهجن')
  await store(page, t('administration:lists.submit'), '/api/admin/lists')

  await page.goto(`${origin}/admin/studies`)
  await press(page, t('administration:studies.new'))
  await write(page, named('question_en'), 'How do you get to work?')
  await write(page, named('question_ar'), 'كيف تصل إلى عملك؟')
  const answers = { '0-en': 'By car', '0-ar': 'بالسيارة', '1-en': 'By bus', '1-ar': 'بالحافلة' }
  for (const [place, words] of Object.entries(answers)) await write(page, `:has(> [id$="-${place}"])`, words)
  await store(page, t('administration:studies.submit'), '/api/admin/studies')
  await store(page, t('administration:studies.to.open'), '/state')
  const link = await page.waitForSelector('main a[href^="/studies/"]')
  return link!.evaluate((one) => one.getAttribute('href')!)
}

/** Uploads a file on the page of the directory, to try or to import it; returns what the page says of it. */
async function upload(page: Page, file: string, act: 'try' | 'keep'): Promise<string> {
  await page.goto(`${origin}/admin/directory`)
  const field = (await page.waitForSelector('main input[type="file"]')) as ElementHandle<HTMLInputElement>
  await field.uploadFile(file)
  if (act === 'keep') await page.$eval('main input[type="radio"][value="keep"]', (one) => (one as HTMLElement).click())
  await press(page, t('administration:directory.submit'))
  await says(page, t('administration:directory.result'))
  return page.$eval('main', (one) => one.textContent ?? '')
}

const sounds = new Map(
  Object.entries({
    ...{
      ba: 'با',
      dor: 'دور',
      fi: 'في',
      gul: 'قول',
      ham: 'هام',
      jes: 'جيس',
      kor: 'كور',
      lan: 'لان',
      mir: 'مير',
      nof: 'نوف',
    },
    ...{ pel: 'بيل', qas: 'قاس', rud: 'رود', sev: 'سيف', tam: 'تام', vol: 'فول', wen: 'وين', yar: 'يار', zek: 'زيك' },
    ...{
      ilo: 'إيلو',
      ude: 'أود',
      ghan: 'غان',
      shir: 'شير',
      thom: 'ثوم',
      krev: 'كريف',
      plin: 'بلين',
      drus: 'دروس',
      stob: 'ستوب',
    },
  }),
)
const pattern = new RegExp([...sounds.keys()].sort((a, b) => b.length - a.length).join('|'), 'g')
const toArabic = (name: string) => name.replace(pattern, (sound) => sounds.get(sound)!)

/** 5,000 companies by their names in both languages. */
const companies = [...makeDirectoryRows(5000)].map((row) => {
  const nameEn = row.split(',')[0]!
  return { nameEn, nameAr: `شركة ${toArabic(nameEn.replace(/ \w+$/, ''))}` }
})
const arabicHeadings = 'الاسم الإنجليزي;الاسم;المدينة;سنة التأسيس;نفس الشركة'
const toRow = ({ nameEn, nameAr }: (typeof companies)[number], city = 'الرياض', founded = '1998', same = '') =>
  [nameEn, nameAr, city, founded, same].join(';')

test('an empty database becomes an open site with 5,000 companies, and a visitor finds one, also offline', async () => {
  const { page } = await openPage(browser, { worker: false })
  await offerNothing(page)
  const cdp = await page.createCDPSession()
  const visitorSees = () => fetch(site.url, { headers: { 'X-Forwarded-For': '203.0.113.8' } })
  expect((await visitorSees()).status).toBe(503)
  expect(site.output()).not.toContain('Not safe yet')

  // The first administrator.
  const [, token] = /\/setup\/(\S+)/.exec(site.output())!
  await page.goto(`${origin}/setup/${token}`)
  await page.waitForSelector('main input[name="name"]')
  const person = { name: 'Huda', email: 'huda@rimal.example', password: 'quiet-orange-lamp-19' }
  for (const [name, value] of Object.entries({ ...person, password_confirmation: person.password }))
    await page.type(`main input[name="${name}"]`, value)
  await press(page, t('administration:setup.submit'))
  await atPath(page, '/admin')
  await addPasskeys(page, cdp)

  // The directory: a file of Excel in Windows-1256, and one in UTF-8 with twenty broken rows and three companies again.
  const first = join(folder, 'first.csv')
  writeFileSync(
    first,
    toWindows1256([arabicHeadings, ...companies.slice(0, 2600).map((one) => toRow(one))].join('\r\n')),
  )
  expect(await upload(page, first, 'try')).toContain('2,600 new')
  expect(await upload(page, first, 'keep')).toContain('2,600 new, 0 changed, 0 unchanged, 0 refused')
  const broken = companies.slice(2600, 2620)
  const alike = companies.slice(0, 3).map(({ nameEn }) => ({ nameEn: `${nameEn} Co`, nameAr: '' }))
  const writeSecond = (same: readonly string[], city: string) => {
    const rows = [
      ...companies.slice(2620).map((one) => toRow(one, 'جدة')),
      ...broken.map((one) => toRow(one, city)),
      ...alike.map((one, place) => toRow(one, 'جدة', '2001', same[place])),
    ]
    const file = join(folder, `second-${same.length}.csv`)
    writeFileSync(file, `\uFEFF${[arabicHeadings, ...rows].join('\r\n')}`)
    return file
  }
  const told = await upload(page, writeSecond([], 'أطلانتس'), 'keep')
  expect(told).toContain('2,380 new, 0 changed, 0 unchanged, 20 refused, 3 probably listed already')
  const ids = [...told.matchAll(/Write (\d+) or/g)].map(([, id]) => id!)
  expect(ids).toHaveLength(3)
  const decided = await upload(page, writeSecond(ids, 'جدة'), 'keep')
  expect(decided).toContain('20 new, 3 changed, 2,380 unchanged, 0 refused, 0 probably listed already')

  // The settings, a text, an item of a list, a study.
  const study = await fillSite(page)

  // What is missing becomes green, and the site opens.
  await page.goto(`${origin}/admin`)
  await says(page, t('administration:launch.title'))
  await press(page, t('administration:launch.try.mail'))
  await until('the e-mail', () => mails.includes(person.email))
  await press(page, t('administration:launch.try.texts'))
  // The server makes its first backup by itself.
  await until('nothing missing', async () => {
    await page.goto(`${origin}/admin`)
    await says(page, t('administration:launch.title'))
    const done = (all: Element[]) => all.filter(({ textContent }) => textContent?.endsWith('Done')).length
    return (await page.$$eval('main li', done)) === 8 && !(await isRead(page, t('administration:launch.missing')))
  })
  await press(page, t('administration:launch.open'))
  await says(page, t('administration:launch.openTitle'))
  await until('the open site', async () => (await visitorSees()).status === 200)
  await page.close()

  // A visitor on a phone, in Arabic, with a slip in the name.
  const { page: phone } = await openPage(browser, { language: 'arabic', width: 360 })
  const wanted = companies[1200]!
  const typed = wanted.nameAr.replace('شركة ', '').replace(/(?<=^.{3})./u, '')
  await phone.goto(`${origin}/search?q=${encodeURIComponent(typed)}`)
  await says(phone, wanted.nameAr)
  await workerReady(phone)
  await phone.evaluate((name) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="/company/"]')]
    link.find(({ textContent }) => textContent?.includes(name))!.click()
  }, wanted.nameAr)
  await until('the page of the company', () => phone.evaluate(() => location.pathname.startsWith('/company/')))
  await settled(phone)
  await says(phone, wanted.nameAr)
  // A minute later, without a network.
  await phone.evaluateOnNewDocument(() => {
    const now = Date.now
    Date.now = () => now() + 60_000
  })
  await phone.setOfflineMode(true)
  await phone.reload()
  await says(phone, wanted.nameAr)
  await says(phone, ar('shell:offline'))
  await phone.close()

  // Every page of the sitemap.
  const read = (path: string) => fetch(site.url + path, { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  const locations = async (path: string) =>
    [...(await (await read(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!))
  const found = await locations('/sitemap.xml')
  const parts = found.filter(({ pathname }) => pathname.endsWith('.xml'))
  const all = [...found, ...(await Promise.all(parts.map(({ pathname }) => locations(pathname)))).flat()]
  const pages = [...new Set(all.map(({ pathname, search }) => pathname + search))].filter(
    (one) => !one.endsWith('.xml'),
  )
  expect(pages.filter((one) => one.startsWith('/company/')).length).toBeGreaterThanOrEqual(5000)
  expect(pages.some((one) => one.startsWith(study))).toBe(true)
  const few = pages.filter((one, place) => !one.startsWith('/company/') || place % 100 === 0)
  for (const path of choose(pages, few)) expect([path, (await read(path)).status]).toEqual([path, 200])
})
