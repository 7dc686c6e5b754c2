import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'puppeteer'

const style = `
  body { margin: 0; width: 1200px; height: 660px; background: #d0ebe9; display: flex; gap: 40px; justify-content: center }
  div { margin-top: 40px; overflow: hidden; border-radius: 12px 12px 0 0; box-shadow: 0 20px 48px -12px rgb(16 33 43 / .3) }
  img { display: block; width: 100% }`

/** Puts a wide and a narrow picture of `folder` side by side into the picture of the README. */
export async function drawReadmePicture(browser: Browser, folder: string, wide: string, narrow: string): Promise<void> {
  const image = (file: string) =>
    `<img src="data:image/png;base64,${readFileSync(join(folder, file)).toString('base64')}" alt="">`
  const page = await browser.newPage()
  await page.setViewport({ width: 1200, height: 660 })
  await page.setContent(
    `<style>${style}</style><div style="width:780px">${image(wide)}</div><div style="width:300px">${image(narrow)}</div>`,
  )
  await page.screenshot({ path: 'docs/shafaf.png' })
  await page.close()
}
