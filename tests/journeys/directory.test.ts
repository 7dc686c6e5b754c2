import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listNewestEntries } from '../../src/server/audit/audit.queries.ts'
import { exportCompanies } from '../../src/server/companies/directory/export.ts'
import { importCompanies, type RowOutcome } from '../../src/server/companies/directory/import.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { companies } from '../../src/server/platform/db/schema/companies.ts'
import { commands } from '../../src/tools/admin/commands.ts'
import { directoryCommands } from '../../src/tools/admin/directory-commands.ts'
import { settingsCommands } from '../../src/tools/admin/settings-commands.ts'
import { directoryHeadings, makeDirectoryRows } from '../support/made-directory.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.empty())
afterAll(() => server.close())

/** Imports these lines; returns the counts that are not 0, and the rows that were told of. */
async function load(lines: readonly string[] | string, dryRun = false) {
  const text = typeof lines === 'string' ? lines : lines.join('\n')
  const rows: RowOutcome[] = []
  const { counts, problem } = await importCompanies({
    ...{ db: server.db, privacy: server.services.privacy, actor: 'operator', now: new Date('2026-11-29') },
    dryRun,
    open: async function* () {
      yield Buffer.from(text)
    },
    onRow: (row) => rows.push(row),
  })
  const some = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
  return { counts: some, rows, problem }
}
const loadDry = (lines: readonly string[]) => load(lines, true)
const suggest = async (q: string) =>
  (await server.call('GET', `/autocomplete?key=company&q=${encodeURIComponent(q)}`)).json.data as {
    id: number
    name: string
  }[]
const readRowsOf = () => queryRows<Record<string, unknown>>(server.db, sql`select * from companies order by name_en`)
async function admin(name: string, args: string[], options: Record<string, string | boolean> = {}) {
  const command = [...commands, ...directoryCommands].find((one) => one.name === name)!
  const { db, services } = server
  return db.transaction((tx) =>
    command.run({ db: tx, privacy: services.privacy, now: new Date(), args, options, say: () => {} }),
  )
}

const file = [
  'name_en,name_ar,also,industry,city,size,type,website,founded,phone,address,about_en',
  'Rimal Logistics,رمال للخدمات اللوجستية,Rimal|رمال,Logistics,الرياض,50-200,LLC,rimal.example,1998,+966 11 234 5678,طريق الملك فهد,Moves things',
  'Nakheel Foods,مطاعم نخيل,,,Jeddah,,,,,,,',
  ',سدرة,,,,,,,,,,',
]

describe('an import', () => {
  test('adds companies that are found by all their names at once, and the same file changes nothing', async () => {
    expect(await loadDry(file)).toMatchObject({ counts: { new: 3 } })
    expect(await readRowsOf()).toEqual([])
    expect((await load(file)).counts).toEqual({ new: 3 })
    const [nakheel, rimal, sidra] = await readRowsOf()
    expect(rimal).toMatchObject({
      ...{
        name_ar: 'رمال للخدمات اللوجستية',
        also: ['Rimal', 'رمال'],
        website: 'https://rimal.example',
        founded: 1998,
      },
      ...{ city_id: 1, size_id: 3, type_id: 3, industry_id: 1, address_ar: 'طريق الملك فهد', is_approved: true },
    })
    expect(nakheel).toMatchObject({ city_id: 2, website: null })
    expect(sidra).toMatchObject({ name_en: 'سدرة', name_ar: 'سدرة' })
    expect((await suggest('رمال')).map(({ name }) => name)).toEqual(['Rimal Logistics'])
    expect((await suggest('nakhil')).map(({ name }) => name)).toEqual(['Nakheel Foods'])
    expect((await server.app.request('/api/companies')).status).toBe(200)
    expect((await server.call('GET', '/companies')).json.data.companies).toHaveLength(3)
    const before = (await listNewestEntries(server.db, 1))[0]!
    expect(before).toMatchObject({ action: 'companies.import', actor: 'operator' })
    expect((await load(file)).counts).toEqual({ unchanged: 3 })
    expect((await listNewestEntries(server.db, 1))[0]!.seq).toBe(before.seq)
    expect(await admin('check', [])).toBe(true)
  })

  test('that is killed goes on where it was, and the same file again changes nothing', async () => {
    const lines = [directoryHeadings, ...makeDirectoryRows(1000)]
    const { db, services } = server
    let told = 0
    const killed = importCompanies({
      ...{ db, privacy: services.privacy, actor: 'operator', now: new Date('2026-11-29'), dryRun: false },
      open: async function* () {
        yield Buffer.from(lines.join('\n'))
      },
      onRow() {
        told += 1
        if (told === 450) throw new Error('killed')
      },
    })
    await expect(killed).rejects.toThrow('killed')
    // Three batches are whole, the others are not there at all.
    expect(await db.$count(companies)).toBe(600)
    expect((await load(lines)).counts).toEqual({ new: 400, unchanged: 600 })
    expect((await load(lines)).counts).toEqual({ unchanged: 1000 })
    expect(await db.$count(companies)).toBe(1000)
    expect((await suggest(lines[1]!.split(',')[0]!)).length).toBe(1)
  })

  test('a row that fails says its column, why, and what may be meant, and stops no other', async () => {
    const { counts, rows } = await load([
      'id,name_en,city,industry,founded,website,also,same_as',
      ',Good Works,Riyadh,,,,,',
      ',No City,Riiadh,Logistcs,,,,',
      ',Future,,,2999,,,',
      ',Bad Site,,,,javascript:alert(1),,',
      '7,Nobody,,,,,,',
      ',Nul\0Name,,,,,,',
      ',X,,,,,,',
      `,${'y'.repeat(10 * 1024 * 1024)},,,,,,`,
      ',=HYPERLINK("x"),,,,,,',
      ',,Riyadh,,,,,',
      ',Twice Named,,,,,x,12',
      ',Last Works,Abha,,,,,',
    ])
    expect(counts).toEqual({ new: 3, refused: 9 })
    const told = rows.flatMap(({ row, problems }) =>
      problems.map(({ column, code, near }) => [row, column, code, ...(near?.slice(0, 1) ?? [])].join(' ')),
    )
    expect(told).toEqual([
      '3 industry not_a_choice Logistics',
      '3 city not_a_choice Riyadh',
      '4 founded date_not_arrived',
      '5 website malformed',
      '6 id company_unknown',
      '7 name_en malformed',
      '8 name_en company_name',
      '9 name_en too_long',
      '11 name_en missing',
      '12 also company_name',
    ])
  })

  test('a company that is probably listed already is reported and decided in the file', async () => {
    await load([
      'name_en,name_ar',
      'Saudi Rimal Trading Company,شركة الرمال السعودية للتجارة',
      'Almarsa Hospital,مستشفى المرسى',
    ])
    const [almarsa, rimal] = (await readRowsOf()) as { id: number; name_en: string }[]
    const headings = 'name_en,name_ar,city,same_as'
    const alike = [
      ['Saudi Remal Trading Co', '', String(rimal!.id)],
      ['', 'مستشفي المرسي', String(almarsa!.id)],
      ['Al Marsa Hospital', '', 'new'],
    ] as const
    const undecided = alike.map(([en, ar]) => `${en},${ar},Jeddah,`)
    for (const dryRun of [true, false]) {
      const { counts, rows } = await load([headings, ...undecided], dryRun)
      expect(counts).toEqual({ likely: 3 })
      expect(rows.map(({ likely }) => likely[0]!.id)).toEqual([rimal!.id, almarsa!.id, almarsa!.id])
    }
    const decided = [headings, ...alike.map(([en, ar, same]) => `${en},${ar},Jeddah,${same}`)]
    expect((await load(decided)).counts).toEqual({ changed: 2, new: 1 })
    expect((await load(decided)).counts).toEqual({ unchanged: 3 })
    const now = await readRowsOf()
    expect(now.map(({ name_en }) => name_en)).toEqual([
      'Al Marsa Hospital',
      'Almarsa Hospital',
      'Saudi Rimal Trading Company',
    ])
    expect(now.at(-1)).toMatchObject({ also: ['Saudi Remal Trading Co'], city_id: 2 })
  })

  test('companies that only share a kind, a place or a beginning are not alike', async () => {
    const names = [
      'Riyadh Trading Company',
      'Riyadh Foods',
      'Noor',
      'Noor Schools',
      'Saudi Steel',
      'Saudi Cement',
      'Jeddah Cables',
    ]
    expect((await load(['name_en', ...names])).counts).toEqual({ new: names.length })
  })

  test.each([
    ['a NUL in a name', 'name_en', 'Ri\0mal Foods'],
    ['a name of 10 MB', 'name_en', 'x'.repeat(10 * 1024 * 1024)],
    ['a website that runs a script', 'website', 'javascript:alert(1)'],
  ])('a cell with %s is refused and told, and the rows around it are stored', async (_, column, cell) => {
    const headings = ['name_en', 'website']
    const hostile = headings.map((one) => (one === column ? cell : one === 'name_en' ? 'Rimal Foods' : '')).join(',')
    const { counts, rows } = await load([headings.join(','), 'Nakheel Foods,', hostile, 'Sidra Schools,'])
    expect(counts).toEqual({ new: 2, refused: 1 })
    expect(rows[1]).toMatchObject({ row: 3, outcome: 'refused', problems: [{ column }] })
    expect((await readRowsOf()).map(({ name_en }) => name_en)).toEqual(['Nakheel Foods', 'Sidra Schools'])
  })

  test('rows of one file that are the same company are reported in a dry run as in an import', async () => {
    const twice = ['name_en,city', 'Falcon Cables,Riyadh', 'Falcon Cables,Riyadh', 'Falcon Cabels,Riyadh']
    const dry = await loadDry(twice)
    expect(dry.counts).toEqual({ new: 1, unchanged: 1, likely: 1 })
    expect(dry.rows[2]!.likely).toMatchObject([{ id: null, row: 2 }])
    expect((await load(twice)).counts).toEqual({ new: 1, unchanged: 1, likely: 1 })
  })

  test('a row with an id changes what it says and leaves the rest', async () => {
    await load(file)
    const rimal = (await readRowsOf())[1] as { id: number }
    expect((await load(['id,city,about_ar', `${rimal.id},جدة,ننقل البضائع`])).problem).toMatchObject({
      code: 'headings_missing',
    })
    expect((await load(['id,name_en,city,about_ar', `${rimal.id},,جدة,ننقل البضائع`])).counts).toEqual({ changed: 1 })
    expect((await readRowsOf())[1]).toMatchObject({
      city_id: 2,
      about_ar: 'ننقل البضائع',
      about_en: 'Moves things',
      founded: 1998,
    })
    const [entry] = await listNewestEntries(server.db, 1)
    expect(JSON.parse(entry!.details).changed).toMatchObject([
      { id: rimal.id, before: { headquarters: 1 }, after: { headquarters: 2 } },
    ])
    expect((await load(['id,name_en', `${rimal.id},Nakheel Foods`])).rows[0]).toMatchObject({
      outcome: 'refused',
      problems: [{ column: 'name_en', code: 'company_listed' }],
    })
  })

  test('what is exported is what an import reads, with nothing to change, and harmless in a spreadsheet', async () => {
    await load([...file, '"=cmd|calc,x",,,,,,,,,,,"@about, with ""quotes"""'])
    let text = ''
    for await (const line of exportCompanies(server.db)) text += line
    expect(text).toMatch(/^\uFEFFid,name_en,name_ar/)
    expect(text).not.toMatch(/(?:^|,)"[=@+-]/m)
    expect((await load(text)).counts).toEqual({ unchanged: 4 })
    await server.empty()
    // Into an empty site it goes without the ids.
    const lines = text.split('\r\n').map((line) => line.replace(/^\d+/, ''))
    expect((await load(lines.join('\r\n'))).counts).toEqual({ new: 4 })
  })

  test('an import and a request for the same company make one company', async () => {
    const token = await server.signUp('huda@example.com')
    const answers = { name_en: 'Rimal Logistics', name_ar: 'رمال اللوجستية', industry: 1, headquarters: 1 }
    const body = new FormData()
    for (const [name, value] of Object.entries(answers)) body.set(name, String(value))
    const request = () =>
      server.app.request(
        '/api/companies/request',
        {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'one', Accept: 'application/json' },
          body,
        },
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      )
    await Promise.all([request(), load(file)])
    const [{ n }] = (await queryRows<{ n: number }>(
      server.db,
      sql`select count(*)::int as n from companies where name_en = 'Rimal Logistics'`,
    )) as [{ n: number }]
    expect(n).toBe(1)
  })
})

describe('a company', () => {
  test('that is renamed is found by both names and says what it was called; that is closed says so', async () => {
    await load(file)
    const { id } = (await readRowsOf())[1] as { id: number }
    await admin('companies rename', [String(id)], { 'name-en': 'Sahil Freight', 'name-ar': 'ساحل للشحن' })
    await admin('companies close', [String(id)])
    expect((await suggest('sahil')).map((one) => one.id)).toEqual([id])
    expect((await suggest('rimal logistics')).map((one) => one.id)).toEqual([id])
    const page = (await server.call('GET', `/companies/${id}/profile`)).json.data
    expect(page).toMatchObject({ name: 'Sahil Freight', closed: 1, also: ['Rimal', 'رمال'] })
    expect(page.formerly).toEqual(['Rimal Logistics', 'رمال للخدمات اللوجستية'])
    await admin('companies close', [String(id)], { undo: true })
    expect((await server.call('GET', `/companies/${id}/profile`)).json.data.closed).toBe(0)
    await expect(admin('companies rename', [String(id)], { 'name-en': 'Nakheel Foods' })).rejects.toThrow('already')
    // An earlier name is nobody else's.
    expect((await load(['name_en', 'Rimal Logistics'])).counts).toEqual({ likely: 1 })
    expect(await admin('check', [])).toBe(true)
  })
})

describe('the settings', () => {
  const read = async () =>
    Object.assign({}, ...((await server.call('GET', '/settings')).json.data as Record<string, string>[])) as Record<
      string,
      string
    >
  const said: string[] = []
  const set = (...args: string[]) => {
    const command = settingsCommands.find(({ name }) => name === 'settings set')!
    const { db, services } = server
    return db.transaction((tx) =>
      command.run({
        db: tx,
        privacy: services.privacy,
        now: new Date(),
        args,
        options: {},
        say: (line) => said.push(line),
      }),
    )
  }

  test('are checked, seen at once, and not shown when they are empty', async () => {
    const rounds = { publish_rounds: '0' }
    expect(await read()).toEqual(rounds)
    expect(await set('email=Hello@Rimal.example', 'twitter_url=x.com/rimal', 'legal_name=شركة رمال')).toBe(true)
    expect(await read()).toEqual({
      ...rounds,
      ...{ email: 'hello@rimal.example', twitter_url: 'https://x.com/rimal', legal_name: 'شركة رمال' },
    })
    expect((await server.call('GET', '/settings')).headers.get('Cache-Control')).toBe('public, no-cache')
    const [entry] = await listNewestEntries(server.db, 1)
    expect(JSON.parse(entry!.details)).toMatchObject({ before: { email: '' }, after: { email: 'hello@rimal.example' } })
    expect(await set('email=nobody', 'facebook_url=javascript:alert(1)', 'phone=call me')).toBe(false)
    expect(said.slice(-3).map((line) => line.split(':')[0])).toEqual(['email', 'phone', 'facebook_url'])
    await set('email=', 'twitter_url=')
    expect(await read()).toEqual({ ...rounds, legal_name: 'شركة رمال' })
    await expect(set('colour=red')).rejects.toThrow('sets nothing')
  })

  test.each([
    [0, undefined],
    [999, undefined],
    [1000, '1000'],
    [23_456, '23000'],
  ])('of %i company reviews the site tells %s', async (reviews, told) => {
    const small = await startTestServer()
    try {
      await small.db.execute(sql`insert into companies (id, name_en, name_ar) values (1, 'Rimal', 'رمال')`)
      await small.db.execute(sql`update company_listing set reviews = ${reviews}`)
      const { data } = (await small.call('GET', '/settings')).json
      expect(data.find((item: object) => 'company_reviews' in item)?.company_reviews).toBe(told)
      await small.empty()
    } finally {
      await small.close()
    }
  })
})
