import { openBrowser, openPage } from '/work/wt/cards/tests/support/browser.ts'
import { settled, visit } from '/work/wt/cards/tests/support/settled.ts'
import { signInPage } from '/work/wt/cards/tests/support/sign-in.ts'

const url = process.argv[2]!
const want = process.argv[3] ?? ''
const site = { url } as any
const b = await openBrowser()
const open = (card: string) => async (p: any) => {
  await p.waitForSelector(`[data-card="${card}"] button`)
  await p.click(`[data-card="${card}"] button`)
  await p.waitForSelector('main form')
  await settled(p)
  await new Promise((r) => setTimeout(r, 800))
}
const wrong = (card: string) => async (p: any) => {
  if (card) await open(card)(p)
  else await p.waitForSelector('main form')
  await p.$eval('main form', (f: any) => f.requestSubmit())
  await new Promise((r) => setTimeout(r, 500))
}
const scenes: [string, string, ((p: any) => Promise<void>)?][] = [
  ['cards', '/write-review/1'],
  ['card-company', '/write-review/1', open('company')],
  ['card-salary', '/write-review/1', open('salary')],
  ['card-culture', '/write-review/1', open('culture')],
  ['card-benifit', '/write-review/1', wrong('benifit')],
  ['interview', '/interview-review/1', wrong('')],
]
for (const [name, path, act] of scenes) {
  if (!name.includes(want)) continue
  for (const [language, width] of [
    ['english', 360],
    ['english', 1280],
    ['arabic', 360],
    ['arabic', 1280],
  ] as const) {
    const { page, faults } = await openPage(b, { language, width, height: 800 })
    await signInPage(page, site)
    try {
      await visit(page, url + path)
      await act?.(page)
      await page.screenshot({ path: `/tmp/cards/${name}-${language.slice(0, 2)}-${width}.png`, fullPage: true })
    } catch (e) {
      console.log(name, language, width, String(e))
    }
    if (faults.length) console.log(name, language, faults)
    await page.browserContext().close()
  }
}
await b.close()
