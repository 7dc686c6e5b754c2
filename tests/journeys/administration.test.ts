import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createCall } from '../../src/client/data/call.ts'
import { listCompanies } from '../../src/contract/companies/companies.ts'
import { addAdministrator } from '../../src/server/administration/administrators.queries.ts'
import {
  createSetupToken,
  forgetSite,
  readSiteState,
  type Site,
  setSite,
} from '../../src/server/administration/site-state.queries.ts'
import { listNewestEntries } from '../../src/server/audit/audit.queries.ts'
import { closeToVisitors } from '../../src/server/pages/shut.ts'
import { toAsset } from '../../src/server/pages/site.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { siteCommands } from '../../src/tools/admin/site-commands.ts'
import { accountAt } from '../support/server/employer.ts'
import { prepareDatabases } from '../support/server/further-database.ts'
import { sendForm } from '../support/server/send-form.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

let now = new Date('2026-11-29T09:00:00Z')
const server = await startTestServer({ clock: () => now, moderators: { 'saad@example.com': 'moderator' } })
const { call, signUp } = server
const put = async (site: Site) => {
  await setSite(server.db, site)
  forgetSite(server.services.reads)
}
beforeEach(async () => {
  now = new Date('2026-11-29T09:00:00Z')
  await server.empty()
  await put({ state: 'open', reason: null })
})
afterAll(async () => {
  await put({ state: 'open', reason: null })
  await server.close()
})

async function signUpAdministrator(email = 'huda@example.com') {
  const token = await signUp(email)
  await addAdministrator(server.db, await accountAt(server, email))
  return token
}
const say: string[] = []
const admin = (name: string, args: string[] = [], options: Record<string, string | boolean> = {}) => {
  const command = siteCommands.find((one) => one.name === name)!
  const { db, services } = server
  return db.transaction((tx) =>
    command.run({ db: tx, privacy: services.privacy, now, args, options, say: (line) => say.push(line) }),
  )
}
const codeOf = async (reply: ReturnType<typeof call>) => {
  const { status, json } = await reply
  return status === 200 ? 'served' : `${status} ${json.problems?.[0]?.code}`
}

describe('while the site is not open', () => {
  test('visitors and members are kept out, and those who run it use everything', async () => {
    const member = await signUp('reader@example.com')
    const moderator = await signUp('saad@example.com')
    const administrator = await signUpAdministrator()
    await put({ state: 'setup', reason: null })
    const closed = await call('GET', '/companies')
    expect([closed.status, closed.headers.get('Retry-After'), closed.json.problems]).toEqual([
      ...[503, '3600', [{ path: '', code: 'site_closed' }]],
    ])
    expect(await codeOf(call('GET', '/profile', { token: member }))).toBe('503 site_closed')
    for (const token of [moderator, administrator]) {
      expect(await codeOf(call('GET', '/profile', { token }))).toBe('served')
      expect(await codeOf(call('GET', '/companies', { token }))).toBe('served')
    }
    expect((await call('GET', '/site')).json.data).toEqual({ state: 'setup', reason: null })
    const body = { email: 'huda@example.com', password: testPassword }
    expect(await codeOf(call('POST', '/login', { body }))).toBe('served')
    // What anybody may read is read without a token, but for this.
    const readAs = (token: string | null) =>
      createCall({
        fetch: (url, options) => server.app.request(String(url), options as RequestInit) as Promise<Response>,
        language: () => 'en',
        token: () => token,
      })(listCompanies)
    expect((await readAs(administrator)).ok).toBe(true)
    expect(await readAs(member)).toMatchObject({ ok: false, problems: [{ code: 'site_closed' }] })
  })

  test('every page says so in both languages, is never cached, and the way in is open', async () => {
    const site = new Map([
      ['/index.html', toAsset('<html><title>x</title><body><div id="root"></div></body></html>')],
      ['/assets/main.js', toAsset('1')],
    ])
    const app = new Hono()
    closeToVisitors(app, site, server.services)
    app.get('/*', (context) => context.text('a page'))
    const read = async (path: string) => {
      const reply = await app.request(path)
      return { status: reply.status, text: await reply.text(), headers: reply.headers }
    }
    expect((await read('/')).text).toBe('a page')
    await put({ state: 'closed', reason: 'We move <b>house</b>' })
    for (const path of ['/', '/company/1', '/sitemap.xml', '/feeds/decisions.atom', '/admin']) {
      const { status, text, headers } = await read(path)
      expect([path, status, headers.get('Cache-Control'), headers.get('Retry-After')]).toEqual([
        ...[path, 503, 'no-store', '3600'],
      ])
      expect(text).toContain('This site is closed for the moment')
      expect(text).toContain('الموقع مغلق مؤقتًا')
      expect(text).toContain('We move &lt;b&gt;house&lt;/b&gt;')
    }
    for (const path of ['/auth/login', '/setup/x', '/assets/main.js', '/livez', '/readyz', '/api/site'])
      expect([path, (await read(path)).text]).toEqual([path, 'a page'])
    await put({ state: 'setup', reason: null })
    expect((await read('/')).text).toContain('يُفتتح هذا الموقع قريبًا')
  })

  test('an administrator opens it and closes it with a reason, and the shell does the same', async () => {
    const token = await signUpAdministrator()
    await put({ state: 'setup', reason: null })
    const { needs } = (await call('GET', '/admin/launch', { token })).json.data
    expect(needs).toContainEqual({ need: 'directory', done: false })
    expect(await codeOf(call('POST', '/admin/open', { token }))).toBe('served')
    expect((await call('GET', '/companies')).status).toBe(200)
    expect(await codeOf(call('POST', '/admin/close', { token, body: { reason: 'Moving' } }))).toBe('served')
    expect((await call('GET', '/site')).json.data).toEqual({ state: 'closed', reason: 'Moving' })
    const [entry] = await listNewestEntries(server.db, 1)
    expect(entry).toMatchObject({ action: 'site.close', actor: expect.stringMatching(/^A-/) })
    expect(JSON.parse(entry!.details)).toEqual({
      ...{ before: { state: 'open', reason: null }, after: { state: 'closed', reason: 'Moving' } },
    })
    await admin('open')
    forgetSite(server.services.reads)
    expect((await call('GET', '/companies')).status).toBe(200)
    await admin('close', [], { reason: 'A new disk' })
    expect(await readSiteState(server.db)).toEqual({ state: 'closed', reason: 'A new disk' })
    // Some minutes later a proof of presence is asked for again.
    now = new Date(now.getTime() + 11 * 60_000)
    expect(await codeOf(call('POST', '/admin/open', { token }))).toBe('409 presence_required')
  })
})

describe('while the site is read-only', () => {
  test('people can read everything and change nothing; administrators can still work, and the reason is shown', async () => {
    const member = await signUp('reader@example.com')
    const moderator = await signUp('saad@example.com')
    const administrator = await signUpAdministrator()
    const close = { state: 'read_only', reason: 'We move to a larger machine' }
    expect((await call('POST', '/admin/close', { token: administrator, body: close })).json.message).toBe(
      'Visitors can read, and change nothing',
    )
    expect(await codeOf(call('GET', '/companies'))).toBe('served')
    expect(await codeOf(call('GET', '/profile', { token: member }))).toBe('served')
    expect((await call('GET', '/settings')).json.data).toContainEqual({ read_only: 'We move to a larger machine' })
    const writes: [string, object, string | undefined][] = [
      ['/register', { email: 'new@example.com' }, undefined],
      ['/profile/preferences', {}, member],
      ['/company/review', {}, member],
      ['/moderation/accounts/block', { email: 'reader@example.com' }, moderator],
    ]
    for (const [path, body, token] of writes)
      expect([path, await codeOf(call('POST', path, { token, body }))]).toEqual([path, '503 site_read_only'])
    const refused = await call('POST', '/profile/preferences', { token: member, body: {} })
    expect(refused.headers.get('Retry-After')).toBe('300')
    const body = { email: 'reader@example.com', password: testPassword }
    expect(await codeOf(call('POST', '/login', { body }))).toBe('served')
    expect(await codeOf(call('POST', '/admin/open', { token: administrator }))).toBe('served')
    expect(await codeOf(call('POST', '/profile/preferences', { token: member, body: {} }))).not.toContain('503')
    expect((await call('GET', '/settings')).json.data).not.toContainEqual(
      expect.objectContaining({ read_only: expect.anything() }),
    )
    await admin('close', [], { 'read-only': true })
    expect(await readSiteState(server.db)).toEqual({ state: 'read_only', reason: null })
  })
})

describe('the first run', () => {
  const person = {
    name: 'Huda',
    email: 'huda@example.com',
    password: testPassword,
    password_confirmation: testPassword,
  }
  const setUp = (token: string, also: object = {}) => call('POST', '/setup', { body: { ...person, token, ...also } })

  test('the link makes one administrator, who is signed in and runs the site', async () => {
    await put({ state: 'setup', reason: null })
    await signUpAdministratorWhileOpen()
    const token = await createSetupToken(server.db, now)
    expect(await codeOf(setUp(`${token.slice(1)}x`))).toBe('422 token_unknown')
    // An e-mail that has an account already does not use the link up.
    expect(await codeOf(setUp(token, { email: 'earlier@example.com' }))).toBe('409 email_taken')
    expect(await codeOf(setUp(token, { password: 'short', password_confirmation: 'short' }))).toMatch(/^422/)
    const made = await setUp(token)
    expect(made.json.data.user.roles).toEqual(['member', 'administrator'])
    expect(await codeOf(call('GET', '/admin/launch', { token: made.json.data.token }))).toBe('served')
    expect(await codeOf(setUp(token, { email: 'other@example.com' }))).toBe('422 token_unknown')
    expect((await listNewestEntries(server.db, 1))[0]).toMatchObject({ action: 'administrator.add' })
  })

  const signUpAdministratorWhileOpen = async () => {
    await put({ state: 'open', reason: null })
    await signUp('earlier@example.com')
    await put({ state: 'setup', reason: null })
  }

  test('the link is valid for 24 hours, and a new one ends it', async () => {
    const first = await createSetupToken(server.db, now)
    await admin('setup-link')
    const second = say.at(-1)!.replace('/setup/', '')
    expect(await codeOf(setUp(first))).toBe('422 token_unknown')
    now = new Date(now.getTime() + 24 * 3_600_000)
    expect(await codeOf(setUp(second))).toBe('422 token_unknown')
  })

  test('a database that an earlier version has served counts as open; a new one is not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shafaf-served-'))
    const databases = prepareDatabases(folder)
    const open = async (place: Parameters<typeof openDatabase>[0], upTo?: number) => {
      const opened = await openDatabase(place, async () => {}, upTo)
      try {
        if (upTo)
          await opened.db.execute(sql`insert into author_keys (version, print, names) values (1, '\\x01', '\\x02')`)
        else return (await readSiteState(opened.db)).state
      } finally {
        await opened.close()
      }
    }
    try {
      const served = await databases.create()
      await open(served, 2)
      expect(await open(served)).toBe('open')
      expect(await open(await databases.create())).toBe('setup')
    } finally {
      await databases.remove()
      await rm(folder, { recursive: true, force: true })
    }
  })
})

describe('an administrator', () => {
  test('is added, listed and removed by the shell', async () => {
    const token = await signUp('huda@example.com')
    const roles = async () => (await call('GET', '/profile', { token })).json.data.roles
    await admin('administrator add', ['huda@example.com'])
    expect(await roles()).toEqual(['member', 'administrator'])
    await admin('administrator list')
    expect(say.at(-1)).toMatch(/^A-[a-z2-9]{6} {2}huda@example\.com$/)
    await admin('administrator remove', ['huda@example.com'])
    expect(await roles()).toEqual(['member'])
    await expect(admin('administrator remove', ['huda@example.com'])).rejects.toThrow('no administrator')
  })

  test('saves the settings, tries a file and imports it', async () => {
    const token = await signUpAdministrator()
    const save = (body: object) => call('POST', '/admin/settings', { token, body })
    expect(await codeOf(save({ email: 'hello@rimal.example', legal_name: 'Rimal' }))).toBe('served')
    expect(await codeOf(save({ email: 'nobody' }))).toBe('422 email_malformed')
    expect((await call('GET', '/settings')).json.data).toEqual([
      { email: 'hello@rimal.example' },
      { legal_name: 'Rimal' },
      { publish_rounds: '0' },
    ])
    const file = () =>
      new File(['name_en;city\nRimal Foods;Riyadh\nNawras;Nowhere at all\n'], 'a.csv', { type: 'text/csv' })
    const send = async (act: string) =>
      (await sendForm(server, '/admin/companies', { file: file(), act }, { token })).json.data
    const found = { new: 1, refused: 1, rows: [{ row: 3, problems: [{ column: 'city', code: 'not_a_choice' }] }] }
    expect(await send('try')).toMatchObject(found)
    expect((await call('GET', '/companies')).json.data.companies).toEqual([])
    expect(await send('keep')).toMatchObject(found)
    expect((await call('GET', '/companies')).json.data.companies).toHaveLength(1)
    expect(await send('keep')).toMatchObject({ new: 0, unchanged: 1 })
    const exported = await server.app.request('/api/admin/companies.csv', {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(await exported.text()).toContain('"Rimal Foods"')
    const lines = ['name_en', ...Array.from({ length: 5002 }, () => '')].join('\n')
    const long = new File([lines], 'a.csv', { type: 'text/csv' })
    const many = await sendForm(server, '/admin/companies', { file: long, act: 'try' }, { token })
    expect(many.json.data.problem).toMatchObject({ code: 'too_many_rows' })
  })
})
