import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { FiguresOutcome } from '../../src/contract/administration/figures.schema.ts'
import type { OutsidePay } from '../../src/contract/salaries/outside.schema.ts'
import { demoOutsidePay } from '../../src/demo/outside-pay.ts'
import { addAdministrator } from '../../src/server/administration/administrators.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { figuresCommands } from '../../src/tools/admin/figures-commands.ts'
import { accountAt } from '../support/server/employer.ts'
import { sendForm } from '../support/server/send-form.ts'
import { startTestServer } from '../support/server/server.ts'
import { toWindows1256 } from '../support/windows-1256.ts'

let now = new Date('2026-11-29T09:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, db } = server
let token = ''
beforeEach(async () => {
  now = new Date('2026-11-29T09:00:00Z')
  await server.empty()
  token = await server.signUp('huda@example.com')
  await addAdministrator(db, await accountAt(server, 'huda@example.com'))
})
afterAll(() => server.close())

const [accountant, financialAnalyst, riyadh, kharj, jeddah] = await Promise.all([
  findId('jobtitles', 'Accountant'),
  findId('jobtitles', 'Financial analyst'),
  findId('cities', 'Riyadh'),
  findId('cities', 'Al Kharj'),
  findId('cities', 'Jeddah'),
])
async function findId(list: string, name: string): Promise<number> {
  const [row] = await queryRows<{ id: number }>(
    db,
    sql`select id from lookup_items where list = ${list} and name_en = ${name}`,
  )
  return row!.id
}

const headings = 'occupation,region,city,nationality,pay,measure,contains,source_en,source_ar,link,date,licence'
const source = 'Bureau,المكتب,https://bureau.example/pay,2025-Q4,CC BY 4.0'
const lines = (...rows: string[]) => [headings, ...rows.map((row) => `${row},${source}`)].join('\n')

async function send(file: string | Uint8Array, act: 'try' | 'keep' = 'keep', language: 'en' | 'ar' = 'en') {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file
  const answers = { file: new File([new Uint8Array(bytes)], 'pay.csv', { type: 'text/csv' }), act }
  const { json } = await sendForm(server, '/admin/figures', answers, { token, language })
  return json.data as FiguresOutcome
}
const counts = ({ rows, problem, ...rest }: FiguresOutcome) => rest
const read = async (query: string, language: 'en' | 'ar' = 'en'): Promise<OutsidePay> =>
  (await call('GET', `/outside-pay?${query}`, { language })).json.data
const pays = async (query: string) => (await read(query)).figures.map(({ pay }) => pay)
const undoNewest = async () => {
  const [entry] = (await call('GET', '/admin/audit', { token })).json.data.entries
  const { status, json } = await call('POST', `/admin/audit/${entry.seq}/undo`, { token, body: {} })
  return status === 200 ? 'done' : json.problems[0].code
}

describe('pay that others publish', () => {
  test('has the name of its source, its date and its licence, in both languages', async () => {
    await send(lines('Accountant,Riyadh Region,,saudi,9900,average,total'))
    expect(await read(`title=${accountant}`)).toEqual({
      figures: [
        {
          ...{ id: expect.any(Number), pay: 9900, measure: 'average', contains: 'total', nation: 'saudi' },
          ...{ occupation: 'Accountant', place: 'Riyadh Region', source: expect.any(Number) },
        },
      ],
      sources: [
        {
          ...{ id: expect.any(Number), name: 'Bureau', link: 'https://bureau.example/pay' },
          ...{ date: '2025-Q4', licence: 'CC BY 4.0' },
        },
      ],
      more: false,
    })
    const arabic = await read(`title=${accountant}`, 'ar')
    expect([arabic.figures[0]!.occupation, arabic.figures[0]!.place, arabic.sources[0]!.name]).toEqual([
      ...['محاسب', 'منطقة الرياض', 'المكتب'],
    ])
  })

  test('answers with the nearest: a title, else its department, else all; a city, else its region', async () => {
    await send(lines(',,,,8000,,', ',Riyadh,,,9000,,', ',Riyadh,Riyadh,saudi,9500,,', 'Finance,,,,12000,,'))
    expect(await pays(`title=${accountant}`)).toEqual([12000])
    await send(lines('Accountant,,,,8700,,', 'Accountant,,Riyadh,,9100,,'))
    expect(await pays(`title=${accountant}`)).toEqual([8700, 9100])
    expect(await pays(`title=${financialAnalyst}`)).toEqual([12000])
    expect(await pays('title=1')).toEqual([8000])
    // All occupations before single ones.
    expect(await pays(`city=${riyadh}`)).toEqual([9500, 9100])
    expect(await pays(`city=${kharj}`)).toEqual([9000])
    expect(await pays(`city=${jeddah}`)).toEqual([])
    expect(await read('title=999999')).toEqual({ figures: [], sources: [], more: false })
    expect(await read('')).toEqual({ figures: [], sources: [], more: false })
  })

  test('says that there is more where a source has more than a page shows', async () => {
    const cities = ['Riyadh', 'Jeddah', 'Makkah', 'Madinah', 'Dammam', 'Al Khobar', 'Tabuk', 'Abha']
    await send(
      lines(
        ...cities.flatMap((city, at) => [
          `Accountant,,${city},,${8000 + at},,`,
          `Accountant,,${city},saudi,${9000 + at},,`,
        ]),
      ),
    )
    const { figures, more } = await read(`title=${accountant}`)
    expect([figures.length, more]).toEqual([12, true])
  })

  test('the file of the demonstration is taken whole, and calls itself fictional in both languages', async () => {
    expect(await send(demoOutsidePay)).toMatchObject({ changed: 0, refused: 0, rows: [], problem: null })
    expect((await read(`title=${accountant}`)).sources[0]!.name).toContain('fictional')
    expect((await read(`title=${accountant}`, 'ar')).sources[0]!.name).toContain('خيالية')
  })
})

describe('the file', () => {
  const arabic = [
    'المهنة;المنطقة;الجنسية;الأجر;المقياس;يشمل;المصدر;الرابط;التاريخ;الترخيص',
    'محاسب;منطقة الرياض;غير السعوديين;٧٬٢٥٠٫٤;وسيط;إجمالي;المكتب;bureau.example/pay;٢٠٢٥;رخصة مفتوحة',
  ].join('\r\n')

  test.each([
    ['UTF-8', Buffer.from(arabic)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${arabic}`)],
    ['UTF-16', Buffer.from(`\uFEFF${arabic}`, 'utf16le')],
    // It has no Arabic decimal mark.
    ['Windows-1256', toWindows1256(arabic.replace('٧٬٢٥٠٫٤', '7,250.4').replace('٢٠٢٥', '2025'))],
    ['tabs', Buffer.from(arabic.replaceAll(';', '\t'))],
  ])('is read in %s, with Arabic headings, words and digits', async (_, bytes) => {
    expect(counts(await send(bytes))).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 0 })
    const { figures, sources } = await read(`title=${accountant}`)
    expect(figures).toMatchObject([{ pay: 7250, measure: 'median', contains: 'total', nation: 'foreign' }])
    expect(sources).toMatchObject([
      { name: 'المكتب', link: 'https://bureau.example/pay', date: '2025', licence: 'رخصة مفتوحة' },
    ])
  })

  test('is tried first, imported, changes nothing again, and a later figure takes the place of an earlier one', async () => {
    const file = lines('Accountant,,,,8700,,', 'Accountant,,,saudi,9900,,')
    expect(counts(await send(file, 'try'))).toEqual({ new: 2, changed: 0, unchanged: 0, refused: 0 })
    expect(await pays(`title=${accountant}`)).toEqual([])
    await send(file)
    expect(counts(await send(file))).toEqual({ new: 0, changed: 0, unchanged: 2, refused: 0 })
    const later = file.replaceAll('2025-Q4', 'Q1 2026').replace('8700', '8900')
    expect(counts(await send(later))).toEqual({ new: 0, changed: 2, unchanged: 0, refused: 0 })
    expect(await pays(`title=${accountant}`)).toEqual([8900, 9900])
    expect((await read(`title=${accountant}`)).sources).toMatchObject([{ date: '2026-Q1' }])
  })

  test('a row that says nothing of its source, or nothing clear, is refused with its column, and stops no other', async () => {
    const rows = [
      ',,,,8000,,,,,https://bureau.example,2025,CC0',
      ',,,,8000,,,Bureau,,,2025,CC0',
      ',,,,8000,,,Bureau,,https://bureau.example,,CC0',
      ',,,,8000,,,Bureau,,https://bureau.example,2025,',
      'Acountantt,,,,8000,,,Bureau,,https://bureau.example,2025,CC0',
      ',Atlantis,,,8000,,,Bureau,,https://bureau.example,2025,CC0',
      ',,,Martian,8000,,,Bureau,,https://bureau.example,2025,CC0',
      ',,,,8.500,,,Bureau,,https://bureau.example,2025,CC0',
      ',,,,1000000,,,Bureau,,https://bureau.example,2025,CC0',
      ',,,,8000,mode,,Bureau,,https://bureau.example,2025,CC0',
      ',,,,8000,,,Bureau,,not a link,2025,CC0',
      ',,,,8000,,,Bureau,,https://bureau.example,2027,CC0',
      ',,,,8000,,,Bureau,,https://bureau.example,lately,CC0',
      ',,,,8000,,,Bureau,,https://bureau.example,2025,CC0',
      ',,,,8100,,,Bureau,,https://bureau.example,2025,CC0',
    ]
    const told = await send([headings, ...rows].join('\n'))
    expect(counts(told)).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 14 })
    expect(
      told.rows.map(({ row, problems }) => [row, ...problems.map(({ column, code }) => `${column} ${code}`)]),
    ).toEqual([
      [2, 'source_en missing'],
      [3, 'link missing'],
      [4, 'date missing'],
      [5, 'licence missing'],
      [6, 'occupation not_a_choice'],
      [7, 'region not_a_choice'],
      [8, 'nationality not_a_choice'],
      [9, 'pay amount_unclear'],
      [10, 'pay salary_range'],
      [11, 'measure not_a_choice'],
      [12, 'link malformed'],
      [13, 'date not_yet'],
      [14, 'date date_invalid'],
      [16, ' row_twice'],
    ])
    expect(told.rows[4]!.problems[0]!.near).toContain('Accountant')
  })

  test('of several times the latest is shown, in any order of rows and files', async () => {
    const of = (pay: number, date: string) => `,,,,${pay},,,Bureau,,https://bureau.example,${date},CC0`
    const told = await send([headings, of(7000, '2023'), of(7400, '2025'), of(7200, '2024')].join('\n'))
    expect([counts(told), await pays(`title=${accountant}`)]).toEqual([
      { new: 1, changed: 0, unchanged: 2, refused: 0 },
      [7400],
    ])
    const earlier = await send([headings, of(6900, '2024-Q4')].join('\n'))
    expect(counts(earlier)).toEqual({ new: 0, changed: 0, unchanged: 1, refused: 0 })
    const later = await send([headings, of(7600, '2026-Q1')].join('\n'))
    expect([counts(later), await pays(`title=${accountant}`)]).toEqual([
      { new: 0, changed: 1, unchanged: 0, refused: 0 },
      [7600],
    ])
  })

  test('a code of the source is not taken for an id of this site', async () => {
    const told = await send(lines('12,,,,9900,,', ',5,,,9900,,', ',,5,,9900,,'))
    expect(told.rows.flatMap(({ problems }) => problems.map(({ column, code }) => `${column} ${code}`))).toEqual([
      'occupation not_a_choice',
      'region not_a_choice',
      'city not_a_choice',
    ])
  })

  test('without a column for the source, the date or the licence nothing is taken', async () => {
    const told = await send('occupation,pay\nAccountant,8700')
    expect(told).toMatchObject({ new: 0, problem: { code: 'figures_headings' } })
    expect((await send('occupation,wage,colour\n')).problem).toMatchObject({
      code: 'headings_unknown',
      details: 'colour',
    })
  })

  test('5,000 rows are taken at once, and one more is not read', async () => {
    const cities = await queryRows<{ name: string }>(
      db,
      sql`select name_en as name from lookup_items where list = 'cities' and parent_id = 133 order by id limit 50`,
    )
    const titles = await queryRows<{ name: string }>(
      db,
      sql`select name_en as name from lookup_items where list = 'jobtitles' order by id limit 100`,
    )
    const rows = titles.flatMap((title) => cities.map((city) => `"${title.name}",,"${city.name}",,8000,,`))
    expect(rows).toHaveLength(5000)
    expect(counts(await send(lines(...rows)))).toMatchObject({ new: 5000, refused: 0 })
    const many = await send(lines(...rows, ',,,,7000,,'), 'try')
    expect([many.unchanged, many.new, many.problem?.code]).toEqual([5000, 0, 'too_many_rows'])
  })
})

describe('an act on them', () => {
  test('is undone for seven days, unless a later one has changed the same', async () => {
    await send(lines('Accountant,,,,8700,,'))
    await send(lines('Accountant,,,,8900,,', 'Accountant,,,saudi,9900,,'))
    expect(await undoNewest()).toBe('done')
    expect(await pays(`title=${accountant}`)).toEqual([8700])
    expect(await undoNewest()).toBe('done')
    expect(await pays(`title=${accountant}`)).toEqual([8900, 9900])
    const entries = (await call('GET', '/admin/audit?action=figures.import', { token })).json.data.entries
    const first = await call('POST', `/admin/audit/${entries[1].seq}/undo`, { token, body: {} })
    expect(first.json.problems[0].code).toBe('changed_since')
    now = new Date('2026-12-09T09:00:00Z')
    token = await server.signIn('huda@example.com')
    expect(await undoNewest()).toBe('undo_over')
    // What was replaced is forgotten by the next act.
    await send(lines('Accountant,,,foreign,6000,,'))
    expect(await queryRows(db, sql`select 1 from outside_pay where gone is not null`)).toEqual([])
  })

  test('withdraws a source, and is undone', async () => {
    await send(lines('Accountant,,,,8700,,', ',,,,8000,,'))
    const list = async () => (await call('GET', '/admin/figures', { token })).json.data
    const [shown] = await list()
    expect(shown).toMatchObject({ name_en: 'Bureau', name_ar: 'المكتب', licence: 'CC BY 4.0', figures: 2 })
    const withdraw = () => call('POST', `/admin/figures/${shown.id}/withdraw`, { token, body: {} })
    expect((await withdraw()).status).toBe(200)
    expect([await list(), await pays(`title=${accountant}`)]).toEqual([[], []])
    expect((await withdraw()).status).toBe(404)
    expect(await undoNewest()).toBe('done')
    expect(await pays(`title=${accountant}`)).toEqual([8700])
    // Shown again by a file, it cannot come back beside itself.
    await withdraw()
    const { seq } = (await call('GET', '/admin/audit', { token })).json.data.entries[0]
    await send(lines('Accountant,,,,8800,,'))
    const { json } = await call('POST', `/admin/audit/${seq}/undo`, { token, body: {} })
    expect(json.problems[0].code).toBe('changed_since')
  })

  test('is open to the operator as well', async () => {
    const said: string[] = []
    const run = (name: string, ...args: string[]) =>
      db.transaction((tx) =>
        figuresCommands
          .find((one) => one.name === name)!
          .run({
            ...{ db: tx, privacy: server.services.privacy, now, args, options: {} },
            say: (line) => said.push(line),
          }),
      )
    await expect(run('figures import', '/none.csv')).rejects.toThrow('There is no file')
    await send(lines('Accountant,,,,8700,,'))
    expect(await run('figures list')).toBe(true)
    expect(said.join('\n')).toMatch(/Bureau {2}2025-Q4 {2}CC BY 4.0 .* 1 figures/)
    const [id] = said[0]!.split(' ')
    expect(await run('figures withdraw', id!)).toBe(true)
    expect(await pays(`title=${accountant}`)).toEqual([])
    await expect(run('figures withdraw', 'x')).rejects.toThrow('No figures of a source x')
  })
})
