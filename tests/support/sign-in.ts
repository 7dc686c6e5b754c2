import type { Page } from 'puppeteer'
import { demoPassword } from '../../src/server/demo/load.ts'
import type { Site } from './site.ts'

/** The demonstration member: verified, with a few companies in the experience list. */
export const member = { email: 'member@demo.shafaf.example', password: demoPassword }

export type Auth = { token: string; user: { data: { name: string | null }; companies: { id: number; name: string }[] } }

/** Signs in over HTTP, past the login screen. */
export async function signIn(site: Site, who = member): Promise<Auth> {
  const reply = await fetch(`${site.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Language': 'en', 'X-device': 'web' },
    body: JSON.stringify(who),
  })
  if (!reply.ok) throw new Error(`login answered ${reply.status}: ${await reply.text()}`)
  return ((await reply.json()) as { data: Auth }).data
}

const sessions = new WeakMap<Site, Promise<Auth>>()

/** Lets the page start signed in, the way a returning person does: with the session kept in `persist:root`. */
export async function signInPage(page: Page, site: Site): Promise<Auth> {
  const auth = await (sessions.get(site) ?? sessions.set(site, signIn(site)).get(site)!)
  await page.evaluateOnNewDocument(
    (stored) => {
      if (localStorage.getItem('persist:root') === null) localStorage.setItem('persist:root', stored)
    },
    JSON.stringify({ auth, compare: {} }),
  )
  return auth
}
