import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addAdministrator } from '../../src/server/administration/administrators.queries.ts'
import { listNewestEntries } from '../../src/server/audit/audit.queries.ts'
import { studiesCommands } from '../../src/tools/admin/studies-commands.ts'
import { codeOf } from '../support/problems.ts'
import { accountAt } from '../support/server/employer.ts'
import { startTestServer } from '../support/server/server.ts'

let now = new Date('2026-11-29T09:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, signUp } = server
let token = ''
beforeEach(async () => {
  now = new Date('2026-11-29T09:00:00Z')
  await server.empty()
  token = await signUp('huda@example.com')
  await addAdministrator(server.db, await accountAt(server, 'huda@example.com'))
})
afterAll(() => server.close())

const words = {
  question_en: 'Where do you work best?',
  question_ar: 'أين تعمل على أفضل وجه؟',
  about_en: 'For everybody.',
  options: [
    { en: 'At home', ar: 'في البيت' },
    { en: 'At work', ar: 'في العمل' },
  ],
}
const post = (path: string, body: object) => call('POST', `/admin/studies${path}`, { token, body })
const list = async () => (await call('GET', '/admin/studies', { token })).json.data.studies
const read = async () => (await call('GET', '/studies')).json.data.studies

describe('a study of the whole site', () => {
  test('is a draft that nobody reads, then open, closed and archived, each noted with before and after', async () => {
    expect(await codeOf(post('', words))).toBe('done')
    const [{ id, ...draft }] = await list()
    expect(draft).toEqual({ ...words, about_ar: null, state: 'draft', month: '2026-11' })
    expect(await read()).toEqual([])
    expect((await call('GET', `/studies/${id}`)).status).toBe(404)
    expect(await codeOf(post(`/${id}`, { ...words, question_en: 'Where do you like to work?' }))).toBe('done')
    // It counts from the month in which it is opened.
    now = new Date('2026-12-02T09:00:00Z')
    token = await server.signIn('huda@example.com')
    expect(await codeOf(post(`/${id}/state`, { state: 'open' }))).toBe('done')
    const [entry] = await listNewestEntries(server.db, 1)
    expect(entry).toMatchObject({ action: 'study.state', subject: `study/${id}`, actor: expect.stringMatching(/^A-/) })
    expect(JSON.parse(entry!.details)).toEqual({ before: 'draft', after: 'open' })
    expect(await read()).toMatchObject([
      { question: 'Where do you like to work?', month: '2026-12', open: 1, company: null, people: null },
    ])
    const reader = await signUp('reader@example.com')
    const answer = (key: string) =>
      call('POST', `/studies/${id}/answer`, { token: reader, body: { option: 1 }, headers: { 'Idempotency-Key': key } })
    expect((await answer('once')).status).toBe(200)
    // What people answered to stays.
    expect(await codeOf(post(`/${id}`, words))).toBe('study_state')
    expect(await codeOf(post(`/${id}/state`, { state: 'archived' }))).toBe('study_state')
    expect(await codeOf(post(`/${id}/state`, { state: 'closed' }))).toBe('done')
    expect(await read()).toMatchObject([{ open: 0 }])
    expect(await codeOf(post(`/${id}/state`, { state: 'archived' }))).toBe('done')
    expect(await read()).toEqual([])
    // An archived one is taken back.
    expect(await codeOf(post(`/${id}/state`, { state: 'closed' }))).toBe('done')
    expect(await read()).toHaveLength(1)
  })

  test('needs both languages and two answers, and is no study of a company', async () => {
    expect(await codeOf(post('', { ...words, question_ar: '' }))).toBe('question_missing')
    expect(await codeOf(post('', { ...words, options: words.options.slice(1) }))).toBe('survey_options')
    expect(await list()).toEqual([])
    expect(await codeOf(post('/77/state', { state: 'open' }))).toBe('not_found')
  })
})

describe('the shell', () => {
  const say: string[] = []
  const load = (file: string, options: Record<string, boolean> = {}) => {
    const { db, services } = server
    return db.transaction((tx) =>
      studiesCommands[0]!.run({
        ...{ db: tx, privacy: services.privacy, now, args: [file], options },
        say: (line) => say.push(line),
      }),
    )
  }

  test('takes studies from JSON and CSV; the same file again changes nothing, and a wrong one stops no other', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shafaf-studies-'))
    try {
      const [csv, json] = [join(folder, 'a.csv'), join(folder, 'a.json')]
      await writeFile(
        csv,
        '\uFEFFquestion_en,question_ar,about_en,options_en,options_ar\n' +
          '"Long, or short days?",أيام طويلة أم قصيرة؟,,Long|Short,طويلة|قصيرة\nWho?,من؟,,A,أ\n',
      )
      await writeFile(json, JSON.stringify([words]))
      expect(await load(csv)).toBe(false)
      expect(say.at(-1)).toBe('1 new, 0 there already, 1 refused.')
      expect(say.at(-2)).toMatch(/^Study 2, /)
      expect(await load(json, { open: true })).toBe(true)
      expect(await load(json, { open: true })).toBe(true)
      expect(say.at(-1)).toBe('0 new, 1 there already, 0 refused.')
      expect(await list()).toMatchObject([
        { question_en: 'Where do you work best?', state: 'open' },
        { question_en: 'Long, or short days?', state: 'draft', options: [{ en: 'Long' }, { ar: 'قصيرة' }] },
      ])
      await writeFile(json, '{')
      await expect(load(json)).rejects.toThrow('cannot be read')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
