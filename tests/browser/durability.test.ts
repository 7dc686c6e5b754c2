import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { unlike } from '../support/browser/unlike.ts'
import { freePort } from '../support/postgres/postgres.ts'
import { numbersOf, reviewsOf, sendReview } from '../support/site/company-review.ts'
import { type Auth, signIn } from '../support/site/sign-in.ts'
import { runServer, type Site, startSite } from '../support/site/site.ts'

let site: Site
let auth: Auth
beforeAll(async () => {
  site = await startSite({ data: inject('demoData') })
  auth = await signIn(site)
})
afterAll(() => site?.remove())

describe('the data folder', () => {
  test('a review that was acknowledged is there after kill -9, once, and counted', async () => {
    const company = auth.user.companies[0]!
    const before = await numbersOf(site.url, company.id)
    const pros = unlike('Acknowledged before the end')
    const key = randomUUID()
    const sent = await sendReview(site.url, { auth, companyId: company.id, answers: { pros }, key })
    expect(sent.status, sent.body.message).toBeLessThan(300)
    await site.kill()
    await site.start()
    const found = (await reviewsOf(site.url, company.id)).filter((review) => review.pros === pros)
    expect(found).toHaveLength(1)
    expect((await numbersOf(site.url, company.id)).total_ratings).toBe(before.total_ratings + 1)
    // The same key again means the same review, and gets the same response.
    const again = await sendReview(site.url, { auth, companyId: company.id, answers: { pros }, key })
    expect(again).toEqual(sent)
    expect((await numbersOf(site.url, company.id)).total_ratings).toBe(before.total_ratings + 1)
  })

  test('a second server on it is refused with a clear message, and the first one goes on', async () => {
    const second = runServer({ PORT: String(await freePort()), DATA_DIR: site.dataFolder })
    let printed = ''
    const print = (chunk: Buffer) => {
      printed += chunk
    }
    second.stdout?.on('data', print)
    second.stderr?.on('data', print)
    const code = await new Promise((resolve) => second.once('close', resolve))
    expect(code).not.toBe(0)
    expect(printed).toContain(site.dataFolder)
    expect(printed).not.toMatch(/\n\s+at /)
    expect((await fetch(`${site.url}/api/settings`)).status).toBe(200)
  })

  test('SIGTERM ends the process cleanly, and it opens again', async () => {
    await site.stop()
    await site.start()
    expect((await fetch(`${site.url}/api/settings`)).status).toBe(200)
  })
})
