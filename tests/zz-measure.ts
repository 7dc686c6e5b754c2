import { openBrowser, openPage } from './support/browser.ts'
import { settled, visit } from './support/settled.ts'
import { signInPage } from './support/sign-in.ts'

const url = process.argv[2]!
const b = await openBrowser()
for (const [path, language, width] of [
  ['/interview-review/1', 'english', 1280],
  ['/write-review/1', 'arabic', 360],
  ['/outbox', 'arabic', 360],
  ['/rateCompany?type=company&id=1', 'english', 1280],
] as const) {
  const { page } = await openPage(b, { language, width })
  await signInPage(page, { url } as any)
  await visit(page, url + path)
  await new Promise((r) => setTimeout(r, 1000))
  console.log(
    path,
    language,
    width,
    await page.evaluate(() => {
      const out: string[] = [
        `${innerWidth} ${document.documentElement.scrollWidth} ${document.documentElement.clientWidth}`,
      ]
      const form = document.querySelector('main form')
      for (let e: Element | null = form; e; e = e.parentElement) {
        const r = e.getBoundingClientRect()
        const s = getComputedStyle(e)
        out.push(
          `${e.tagName} ${e.className.slice(0, 30)} x=${r.x} w=${r.width} pad=${s.paddingInline} mar=${s.marginInline} border=${s.borderInlineStartWidth}`,
        )
      }
      const wide = [...document.querySelectorAll('body *')]
        .filter((e) => {
          const r = e.getBoundingClientRect()
          return r.width && (r.left < -0.5 || r.right > innerWidth + 0.5)
        })
        .slice(0, 8)
        .map(
          (e) =>
            `${e.tagName}.${e.className.toString().slice(0, 40)} ${e.getBoundingClientRect().left} ${e.getBoundingClientRect().right} ${e.textContent?.slice(0, 30)}`,
        )
      return out.concat(wide).join('\n')
    }),
  )
  await page.browserContext().close()
}
await b.close()
