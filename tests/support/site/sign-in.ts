import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Page } from 'puppeteer'
import type { User } from '../../../src/contract/accounts/user.schema.ts'
import { demoPassword } from '../../../src/demo/logins.ts'
import type { Site } from './site.ts'

const demo = (role: string) => ({ email: `${role}@demo.shafaf.example`, password: demoPassword })
/** The demonstration member: verified, with a few companies in the experience list. */
export const member = demo('member')
/** A person who speaks for company 1. */
export const employer = demo('employer')
export const moderator = demo('moderator')
export const people = { member, employer, moderator }

export type Auth = { token: string; user: User }

/**
 * Signs in over HTTP, past the login screen, on a new connection: the server may close one kept from an earlier call at
 * the very moment it is used again, which browsers retry and `fetch` does not.
 */
export async function signIn(site: Pick<Site, 'url'>, who = member): Promise<Auth> {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'X-Language': 'en',
    'X-device': 'web',
  }
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${site.url}/api/login`, { method: 'POST', headers, agent: false }, resolve)
      .once('error', reject)
      .end(JSON.stringify(who))
  })
  const said = (await json(reply)) as { data: Auth }
  if (reply.statusCode !== 200) throw new Error(`login answered ${reply.statusCode}: ${JSON.stringify(said)}`)
  return said.data
}

/**
 * Signs a browser in again, regardless of who was signed in, on an address without the app: the app saves its own
 * session whenever it hears of a change, even a moment after another session was stored in its place.
 */
export async function keepSession(page: Page, site: Pick<Site, 'url'>, auth: Auth): Promise<void> {
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate((stored) => localStorage.setItem('persist:root', stored), JSON.stringify({ auth, compare: {} }))
}

const sessions = new WeakMap<Pick<Site, 'url'>, Map<string, Promise<Auth>>>()

/** Lets the page start signed in, as for a returning person: with the session stored in `persist:root`. */
export async function signInPage(page: Page, site: Pick<Site, 'url'>, who = member): Promise<Auth> {
  const known = sessions.get(site) ?? new Map<string, Promise<Auth>>()
  sessions.set(site, known)
  const auth = await (known.get(who.email) ?? known.set(who.email, signIn(site, who)).get(who.email)!)
  await page.evaluateOnNewDocument(
    (stored) => {
      if (localStorage.getItem('persist:root') === null) localStorage.setItem('persist:root', stored)
    },
    JSON.stringify({ auth, compare: {} }),
  )
  return auth
}
