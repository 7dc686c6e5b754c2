import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toMultipart } from '../../src/client/data/multipart.ts'
import { infoForm, maxEntries, maxFileBytes } from '../../src/contract/profile/forms.ts'
import type { Entry } from '../../src/contract/profile/profile.schema.ts'
import { changeVault } from '../../src/server/accounts/vault.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { madeAnswers } from '../support/answers/made-answers.ts'
import { pngPicture } from '../support/png.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

const infoAnswers = madeAnswers(infoForm)
let server: TestServer
let token: string
let company: number
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())
beforeEach(async () => {
  await server.empty()
  token = await server.signUp('sara@example.com')
  const [row] = await queryRows<{ id: number }>(
    server.db,
    sql`insert into companies (name_en, name_ar) values ('Nawras', 'نورس') returning id`,
  )
  company = row!.id
})

const key = () => ({ 'Idempotency-Key': randomUUID() })
const post = (path: string, body?: unknown, headers = key()) => server.call('POST', path, { token, body, headers })
/** Makes a multipart call, as the browser sends a form with a file. */
async function send(path: string, answers: Record<string, unknown>, who = token) {
  const response = await server.app.request(`/api${path}`, {
    method: 'POST',
    headers: { 'X-Language': 'en', Authorization: `Bearer ${who}`, ...key() },
    body: toMultipart(answers),
  })
  return { status: response.status, json: await response.json() }
}
const details = async () => (await server.call('GET', '/profile/details', { token })).json.data
const list = async (name: string): Promise<Entry[]> => (await details())[name]
const image = (size = 300) =>
  new File([new Uint8Array(pngPicture(size))], 'me.png', {
    type: 'image/png',
  })
/**
 * Stores files of the only account that are `bytes` in total, each of at most 1 MB: a single one of 40 MB takes more
 * memory than a small machine has left.
 */
const fillFiles = (bytes: number) =>
  server.db.execute(sql`insert into files (account_id, type, sealed)
    select account_id, type, repeat('x', least(1048576, ${bytes}::int - n * 1048576))::bytea
    from (select account_id, type from files limit 1) as one, generate_series(0, ${Math.ceil(bytes / 1048576) - 1}::int) as n`)
const rows = async (table: string) =>
  Number((await queryRows<{ n: number }>(server.db, sql.raw(`select count(*)::int as n from ${table}`)))[0]!.n)

describe('what a person says of themselves', () => {
  test('E-167..E-177, E-216, A-043: user info is kept as it was given', async () => {
    // The answers given at registration are there already.
    expect((await details()).info).not.toHaveProperty('gender')
    expect((await post('/profile/info', infoAnswers)).json).toMatchObject({ message: 'Saved' })
    expect((await details()).info).toEqual(infoAnswers)
  })

  test('no row of the database shows it: it is encrypted in the vault', async () => {
    await post('/profile/info', { ...infoAnswers, company_name: 'Zzyzx Unheard Works' })
    await post('/profile/skills', { name: 'Zzyzx juggling' })
    await post('/support', { type: 'complain', message: 'Zzyzx is wrong' })
    const held = await server.db.execute(
      sql`select accounts::text, (select string_agg(s::text, '') from support_messages s) as s from accounts`,
    )
    for (const word of ['Zzyzx', Buffer.from('Zzyzx').toString('hex')]) expect(JSON.stringify(held)).not.toContain(word)
    expect(await rows('support_messages')).toBe(1)
  })

  test.each([
    ['skills', { name: 'Negotiation' }, { name: 'Patience' }],
    [
      'education',
      {
        school: 'KFUPM',
        degree: 1,
        field: 'Logistics',
        from: '2013-08',
        to: '2017-06',
        grade: '3.6',
        description: 'x',
      },
      { school: 'KAU', degree: 1, field: 'Law', from: '2014-01', to: '2018-08', grade: 'B' },
    ],
    [
      'certificates',
      { name: 'Broker', issued: '2023-01-15', expiry: '2028-01-14' },
      { name: 'PMP', issued: '2022-01-15', expiry: '2022-01-15' },
    ],
  ])('E-178..E-188, E-194: an entry of %s is added once, changed and removed', async (name, first, second) => {
    const sendOne = (path: string, body: object, headers = key()) =>
      name === 'certificates' ? send(path, { ...body }) : post(path, body, headers)
    const headers = key()
    expect((await sendOne(`/profile/${name}`, first, headers)).json.message).toBe('Saved')
    if (name !== 'certificates') await sendOne(`/profile/${name}`, first, headers)
    const [entry, ...more] = await list(name)
    expect([entry?.answers, more]).toEqual([first, []])
    expect((await sendOne(`/profile/${name}/${entry!.id}`, second)).json.message).toBe('Saved')
    expect((await list(name)).map(({ answers }) => answers)).toEqual([second])
    await post(`/profile/${name}/${entry!.id}/remove`)
    await post(`/profile/${name}/${entry!.id}/remove`)
    expect(await list(name)).toEqual([])
  })

  test('E-189..E-193, R-065: a person who has a company in the experience list may review it, and no longer when it is out', async () => {
    const entry = { company_id: company, from: '2020-01-05', to: '2021-02-06', base_salary: 9000, bonus: 500 }
    const added = await post('/profile/experience', entry)
    expect(added.json.message).toBe('Added to your experience')
    expect(added.json.data.companies).toEqual([{ id: company, name: 'Nawras' }])
    const [kept] = await list('experience')
    expect(kept).toMatchObject({ answers: entry, company: { name: 'Nawras' } })
    const removed = await post(`/profile/experience/${kept!.id}/remove`)
    expect(removed.json.data.companies).toEqual([])
    expect(removed.json.message).toBe('Removed')
  })

  test("another person's entry is not there to be changed", async () => {
    await post('/profile/skills', { name: 'Mine' })
    const [entry] = await list('skills')
    const other = await server.signUp('other@example.com')
    const refused = await server.call('POST', `/profile/skills/${entry!.id}`, {
      token: other,
      body: { name: 'Theirs' },
    })
    expect(refused.status).toBe(404)
    expect((await list('skills'))[0]?.answers).toEqual({ name: 'Mine' })
  })

  test('a full list says so, and a repeated call of its last entry still gets its answer', async () => {
    const last = key()
    for (let n = 1; n < 50; n += 1) await post('/profile/skills', { name: `Skill ${n}` })
    await post('/profile/skills', { name: 'Skill 50' }, last)
    expect((await post('/profile/skills', { name: 'Skill 51' })).json.problems).toEqual([
      { path: '', code: 'list_full' },
    ])
    expect((await post('/profile/skills', { name: 'Skill 50' }, last)).status).toBe(200)
    expect(await list('skills')).toHaveLength(50)
  })

  test('E-195, E-196, E-217, A-046: a message to support arrives once', async () => {
    const headers = key()
    const message = { type: 'suggest', message: 'More colours' }
    for (const _ of [1, 2]) expect((await post('/support', message, headers)).status).toBe(200)
    expect(await rows('support_messages')).toBe(1)
    await post('/support', message)
    expect(await rows('support_messages')).toBe(2)
  })
})

describe('files', () => {
  test('a picture is small, the person gets it with themselves, and the one before is gone', async () => {
    for (const size of [300, 400]) {
      const saved = await send('/profile/picture', { image: image(size) })
      expect(saved.json.data.data.image).toMatch(/^data:image\/jpeg;base64,/)
    }
    expect(await rows('files')).toBe(1)
    const profile = await server.call('GET', '/profile', { token })
    expect(profile.json.data.data.image).toMatch(/^data:image\/jpeg;base64,/)
    expect((await post('/profile/picture/remove')).json.data.data.image).toBeNull()
    expect(await rows('files')).toBe(0)
  })

  test("E-181: a certificate's file is an attachment for its owner alone, stays through changes and goes with it", async () => {
    const certificate = { name: 'PMP', issued: '2022-01-15', expiry: '2030-01-15' }
    await send('/profile/certificates', { ...certificate, image: image() })
    const [entry] = await list('certificates')
    expect(entry).toMatchObject({ answers: certificate, file: expect.any(String) })
    const path = `/api/profile/files/${entry!.file}`
    const get = (who: string) => server.app.request(path, { headers: { Authorization: `Bearer ${who}` } })
    const own = await get(token)
    expect(own.headers.get('Content-Disposition')).toBe('attachment; filename="file.jpg"')
    expect([own.headers.get('Content-Type'), own.headers.get('X-Content-Type-Options')]).toEqual([
      'image/jpeg',
      'nosniff',
    ])
    expect(
      Buffer.from(await own.arrayBuffer())
        .subarray(0, 2)
        .toString('hex'),
    ).toBe('ffd8')
    expect((await get(await server.signUp('other@example.com'))).status).toBe(404)
    expect((await server.app.request(path)).status).toBe(401)

    await send(`/profile/certificates/${entry!.id}`, { ...certificate, name: 'PMI' })
    expect((await list('certificates'))[0]).toMatchObject({ answers: { name: 'PMI' }, file: entry!.file })
    await post(`/profile/certificates/${entry!.id}/remove`)
    expect(await rows('files')).toBe(0)
    expect((await get(token)).status).toBe(404)
  })

  test('files that are sent at once share the total, for entries that are changed too', async () => {
    const certificate = { name: 'PMP', issued: '2022-01-15', expiry: '2030-01-15' }
    for (let n = 0; n < 3; n += 1) await send('/profile/certificates', { ...certificate, name: `PMP ${n}` })
    const entries = await list('certificates')
    await send(`/profile/certificates/${entries[0]!.id}`, { ...certificate, image: image() })
    // There is room for one file more.
    const [only] = await queryRows<{ bytes: number }>(server.db, sql`select octet_length(sealed) as bytes from files`)
    await fillFiles(maxFileBytes - only!.bytes * 2)
    const before = await rows('files')
    const found = await Promise.all(
      entries.slice(1).map(({ id }) => send(`/profile/certificates/${id}`, { ...certificate, image: image() })),
    )
    expect(found.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await rows('files')).toBe(before + 1)
  })

  test('entries that are sent at once share the length of the list', async () => {
    const certificate = { name: 'PMP', issued: '2022-01-15', expiry: '2030-01-15' }
    await send('/profile/certificates', certificate)
    const person = await server.personAt('sara@example.com')
    await changeVault(server.services, person, (vault) => ({
      ...vault,
      certificates: Array.from({ length: maxEntries - 1 }, () => ({ ...vault.certificates[0]!, id: randomUUID() })),
    }))
    const found = await Promise.all(Array.from({ length: 4 }, () => send('/profile/certificates', certificate)))
    expect(found.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await list('certificates')).toHaveLength(maxEntries)
  })

  test('files of a person have a total: beyond it another is refused until one is removed', async () => {
    const certificate = { name: 'PMP', issued: '2022-01-15', expiry: '2030-01-15' }
    await send('/profile/certificates', { ...certificate, image: image() })
    const [entry] = await list('certificates')
    await fillFiles(maxFileBytes)
    const problems = [{ path: '', code: 'files_full' }]
    for (const path of ['/profile/certificates', `/profile/certificates/${entry!.id}`]) {
      const { status, json } = await send(path, { ...certificate, image: image() })
      expect([path, status, json.problems]).toEqual([path, 409, problems])
    }
    await server.db.execute(sql`delete from files where sealed = repeat('x', 1048576)::bytea`)
    expect((await send('/profile/certificates', { ...certificate, image: image() })).status).toBe(200)
  })

  const named = (bytes: BlobPart, type: string, name = 'me.png') => new File([bytes], name, { type })
  test.each<[string, unknown, string]>([
    ['a page called a picture', named('<html><script>alert(1)</script>', 'image/png'), 'file_type'],
    ['a page that says so', named('<html>', 'text/html', 'x.html'), 'file_type'],
    ['a picture of another kind than it says', named(new Uint8Array(pngPicture(2)), 'image/jpeg'), 'file_type'],
    ['nothing', named('', 'image/png'), 'file_empty'],
    ['more than 5 MB', named(new Uint8Array(5 * 1024 * 1024 + 1), 'image/png'), 'file_too_large'],
    ['a text in place of a file', 'me.png', 'malformed'],
    ['no file', undefined, 'missing'],
  ])('%s is refused with a message, and nothing is kept', async (_, file, code) => {
    const refused = await send('/profile/picture', { image: file })
    expect([refused.status, refused.json.problems]).toEqual([422, [{ path: 'image', code }]])
    expect(refused.json.message).not.toBe('')
    expect(await rows('files')).toBe(0)
  })

  test('a path in a name is refused, and leads nowhere', async () => {
    const file = new File([await image().arrayBuffer()], '../../etc/passwd', { type: 'image/png' })
    const refused = await send('/profile/picture', { image: file })
    expect([refused.status, refused.json.problems]).toEqual([422, [{ path: 'image', code: 'file_name' }]])
    expect(await rows('files')).toBe(0)
  })

  test('a body that is no multipart, or a broken one, is refused', async () => {
    const refusals = [
      await server.call('POST', '/profile/picture', { token, body: { image: 'x' } }),
      await server.call('POST', '/profile/picture', {
        token,
        body: '--a\r\nno head',
        headers: { 'Content-Type': 'multipart/form-data; boundary=a' },
      }),
      await server.call('POST', '/profile/picture', {
        token,
        body: 'x'.repeat(6 * 1024 * 1024),
        headers: { 'Content-Type': 'multipart/form-data; boundary=a' },
      }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([415, 400, 413])
  })
})
