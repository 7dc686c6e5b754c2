import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { textKeys } from '../../src/contract/administration/texts.ts'
import { addAdministrator } from '../../src/server/administration/administrators.queries.ts'
import { listNewestEntries } from '../../src/server/audit/audit.queries.ts'
import { textsCommands } from '../../src/tools/admin/texts-commands.ts'
import { accountAt } from '../support/server/employer.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'

let now = new Date('2026-11-29T09:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, signUp } = server
beforeEach(async () => {
  now = new Date('2026-11-29T09:00:00Z')
  await server.empty()
})
afterAll(() => server.close())

async function signUpAdministrator() {
  const token = await signUp('huda@example.com')
  await addAdministrator(server.db, await accountAt(server, 'huda@example.com'))
  return token
}
const terms = { en: '# Rules\n\nBe kind. Write to {{email}}.', ar: '# القواعد\n\nكونوا لطفاء.' }
const save = (token: string, act: 'draft' | 'publish', words = terms, key = 'terms-condition') =>
  call('POST', `/admin/texts/${key}`, { token, body: { ...words, act } })
const versionsOf = async (token: string, key = 'terms-condition') => {
  const { data } = (await call('GET', '/admin/texts', { token })).json
  return data.find((one: { key: string }) => one.key === key).versions
}
const findSetting = async () =>
  (await call('GET', '/settings')).json.data.find((item: object) => 'published_texts' in item)

describe('a text of the site', () => {
  test('is what ships until an administrator publishes another version; a draft is seen by nobody else', async () => {
    const token = await signUpAdministrator()
    expect(await versionsOf(token)).toEqual([{ version: 1, state: 'shipped', day: null }])
    expect((await save(token, 'draft')).status).toBe(200)
    expect((await call('GET', '/texts/terms-condition')).status).toBe(404)
    expect(await findSetting()).toBeUndefined()
    expect((await versionsOf(token)).at(-1)).toEqual({ version: 2, state: 'draft', day: null })
    // The draft is one, and is published as it is in the end.
    await save(token, 'draft', { ...terms, en: '# Rules' })
    expect((await save(token, 'publish')).status).toBe(200)
    expect(await versionsOf(token)).toEqual([
      { version: 1, state: 'shipped', day: null },
      { version: 2, state: 'published', day: '2026-11-29' },
    ])
    expect(await findSetting()).toEqual({ published_texts: 'terms-condition' })
    await call('POST', '/admin/settings', { token, body: { email: 'hello@rimal.example' } })
    expect((await call('GET', '/texts/terms-condition')).json.data).toEqual({
      ...{ version: 2, day: '2026-11-29' },
      text: {
        title: 'Rules',
        lead: [{ as: 'p', lines: [[{ text: 'Be kind. Write to hello@rimal.example.' }]] }],
        sections: [],
      },
    })
    expect((await call('GET', '/texts/terms-condition', { language: 'ar' })).json.data.text.title).toBe('القواعد')
    expect((await call('GET', '/texts/nothing')).status).toBe(404)
  })

  test('is noted in the audit with its versions, and says what it changes', async () => {
    const token = await signUpAdministrator()
    await save(token, 'publish')
    await save(token, 'publish', { ...terms, en: '# Rules\n\nBe very kind. Write to {{email}}.' })
    const [last] = await listNewestEntries(server.db, 1)
    expect(last).toMatchObject({
      action: 'text.publish',
      subject: 'text/terms-condition',
      actor: expect.stringMatching(/^A-/),
    })
    expect(JSON.parse(last!.details)).toEqual({ before: 2, after: 3 })
    const { en, ar } = (await call('GET', '/admin/texts/terms-condition/3', { token })).json.data
    expect(en.changes.filter(({ as }: { as: string }) => as !== 'same')).toEqual([{ as: 'added', text: 'very ' }])
    expect(ar.changes.map(({ as }: { as: string }) => as)).toEqual(['same'])
    const first = (await call('GET', '/admin/texts/terms-condition/3?with=1', { token })).json.data
    expect(first.en.changes.length).toBeGreaterThan(2)
    expect((await call('GET', '/admin/texts/terms-condition/9', { token })).status).toBe(404)
    const same = await save(token, 'publish', { ...terms, en: '# Rules\n\nBe very kind. Write to {{email}}.' })
    expect([same.status, same.json.problems[0].code]).toEqual([409, 'nothing_changed'])
  })

  test('of which another version is published at the same moment gets one number after the other', async () => {
    const token = await signUpAdministrator()
    await Promise.all(['a', 'b', 'c'].map((en) => save(token, 'publish', { en, ar: 'أ' }, 'press')))
    expect((await versionsOf(token, 'press')).map(({ version }: { version: number }) => version)).toEqual([1, 2, 3, 4])
  })
})

describe('people who accepted older terms', () => {
  const signIn = async (email: string) =>
    (await call('POST', '/login', { body: { email, password: testPassword } })).json.data.user.terms_since

  test('are told at their next sign-in, once, and can do everything; those who come later are not told', async () => {
    const token = await signUp('reader@example.com')
    expect(await signIn('reader@example.com')).toBeUndefined()
    await save(await signUpAdministrator(), 'publish')
    expect((await call('GET', '/profile', { token })).json.data.terms_since).toBeUndefined()
    expect(await signIn('reader@example.com')).toBe('2026-11-29')
    expect(await signIn('reader@example.com')).toBeUndefined()
    await signUp('later@example.com')
    expect(await signIn('later@example.com')).toBeUndefined()
  })
})

describe('the shell', () => {
  const say: string[] = []
  const admin = (name: string, args: string[], options: Record<string, boolean> = {}) => {
    const { db, services } = server
    return db.transaction((tx) =>
      textsCommands
        .find((one) => one.name === name)!
        .run({ db: tx, privacy: services.privacy, now, args, options, say: (line) => say.push(line) }),
    )
  }

  test('writes the texts in force, and takes them back as drafts or published', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shafaf-texts-'))
    try {
      expect(await admin('texts export', [folder])).toBe(true)
      expect(await readdir(folder)).toHaveLength(2 * textKeys.length)
      expect(await admin('texts import', [folder])).toBe(true)
      expect(say.splice(0).filter((line) => line.endsWith('unchanged'))).toHaveLength(textKeys.length)
      await writeFile(join(folder, 'faq.en.md'), '# Questions\n')
      await rm(join(folder, 'press.ar.md'))
      expect(await admin('texts import', [folder], { publish: true })).toBe(false)
      expect(say.splice(0)).toEqual(
        expect.arrayContaining(['faq: version 2', expect.stringMatching(/^press\.ar\.md: ./), 'about-us: unchanged']),
      )
      expect((await call('GET', '/texts/faq')).json.data.text.title).toBe('Questions')
      await admin('texts export', [folder])
      expect(await readFile(join(folder, 'faq.en.md'), 'utf8')).toBe('# Questions\n')
      await rm(folder, { recursive: true })
      await expect(admin('texts import', [folder])).rejects.toThrow('There is no text in')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
