import { afterAll, beforeEach, expect, test } from 'vitest'
import { profileSections } from '../../src/client/screens/profile-sections.tsx'
import { pagePaths } from '../../src/contract/pages.ts'
import { createApp } from '../../src/server/app/app.ts'
import { addSettings } from '../../src/server/lookups/lookups.queries.ts'
import { servePages } from '../../src/server/pages/pages.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { startTestServer } from '../support/server/server.ts'

const now = new Date('2026-10-15T10:20:30Z')
const server = await startTestServer({ clock: () => now })
beforeEach(server.empty)
afterAll(server.close)

function siteWith(env: Record<string, string> = {}) {
  const config = readConfig({
    DATA_DIR: 'memory://',
    AUTHOR_KEY: '07'.repeat(32),
    PUBLIC_URL: 'http://shafaf.example',
    ...env,
  })
  const app = createApp({ ...server.services, config })
  servePages(app, new Map(), { ...server.services, config })
  return app
}
const fieldsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => /^([\w-]+): (.+)$/.exec(line)?.slice(1))

test('security.txt says where to report, for how long that holds, in which languages and by which rules (RFC 9116)', async () => {
  const reply = await siteWith({ SECURITY_CONTACT: 'mailto:security@shafaf.example' }).request(
    '/.well-known/security.txt',
  )
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  const fields = Object.fromEntries(fieldsOf(await reply.text()) as [string, string][])
  expect(fields).toEqual({
    Contact: 'mailto:security@shafaf.example',
    Expires: '2027-04-13T00:00:00.000Z',
    'Preferred-Languages': 'en, ar',
    Canonical: 'http://shafaf.example/.well-known/security.txt',
    Policy: 'http://shafaf.example/.well-known/security-policy.txt',
  })
  const policy = await siteWith({ SECURITY_CONTACT: 'mailto:security@shafaf.example' }).request(
    new URL(fields.Policy!).pathname,
  )
  const text = await policy.text()
  expect(text).toMatch(/how to report a weakness[\s\S]*كيف تبلغ عن ثغرة أمنية/)
  expect(text.split('mailto:security@shafaf.example')).toHaveLength(3)
  expect(text).not.toContain('{{')
})

test('where the operator names no contact, the one every page shows counts', async () => {
  const contact = async () => fieldsOf(await (await siteWith().request('/.well-known/security.txt')).text())[0]?.[1]
  expect(await contact()).toBe('http://shafaf.example/about-us')
  await addSettings(server.db, { email: 'hello@shafaf.example' })
  expect(await contact()).toBe('mailto:hello@shafaf.example')
})

test('password managers are led to the page where a password is changed, and told that not every address is there', async () => {
  const app = siteWith()
  const reply = await app.request('/.well-known/change-password')
  expect(reply.status).toBe(302)
  const [, section] = /^\/user\/myprofile\/(\w+)$/.exec(reply.headers.get('Location')!)!
  expect(pagePaths).toContain('/user/myprofile/:section?')
  expect(profileSections.map(({ id }) => id)).toContain(section)
  const missing = await app.request('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')
  expect(missing.status).toBe(404)
})
