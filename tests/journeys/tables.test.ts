import { sql } from 'drizzle-orm'
import { integer, nullable, object, string, type } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSalaries } from '../../src/contract/companies/salaries.ts'
import { type AnyEndpoint, apiBase } from '../../src/contract/endpoint.ts'
import { endpoints, getShapes } from '../../src/contract/endpoints.ts'
import { getTitlePage } from '../../src/contract/salaries/browse.ts'
import { defineTable, listColumns, listSeparator } from '../../src/contract/table.ts'
import { releaseData } from '../../src/server/open-data/release.ts'
import { toCsv } from '../../src/server/platform/http/csv.ts'
import { readCsv } from '../support/read-csv.ts'
import { startDemoServer } from '../support/server/demo-server.ts'
import type { TestServer } from '../support/server/server.ts'

let server: TestServer
let question = ''
/** A job title with others of its department that are published beside it. */
let title = 0
/** A company whose pay by level is published: random noise decides where few people have shared theirs. */
let withLevels = 0
let buckets = 0
beforeAll(async () => {
  server = await startDemoServer()
  // The demonstration has neither notices nor requests of authorities.
  await server.db.execute(
    sql`insert into notices (id, subject, subject_id, month, received, ground, by_company, state, days, sealed, answer, verdict)
      values (gen_random_uuid(), 'review', gen_random_uuid(), '2026-10', '2026-10-05', 'defamation', false, 'kept', 3, '', '', '')`,
  )
  await server.db.execute(sql`insert into authority_requests values ('2026-10', 'data', 'refused', 2)`)
  await releaseData(server.services, server.services.clock())
  buckets = (await server.call('GET', '/news')).json.data.buckets
  const asked = await server.call('GET', `/companies/${company}/questions`)
  question = asked.json.data.questions.find((one: { answer_count: number }) => one.answer_count > 0).id
  const { titles } = (await server.call('GET', '/salaries?limit=50')).json.data
  const departments = titles.map((one: { department: string | null }) => one.department)
  title = titles.find(
    ({ department }: { department: string | null }, at: number) =>
      department !== null &&
      departments.some((other: string | null, place: number) => place !== at && other === department),
  ).id
  for (let id = 1; !withLevels; id += 1) {
    const { json } = await server.call('GET', `/companies/${id}/salaries`)
    if (json.data.level.parts.length > 0) withLevels = id
  }
})
afterAll(() => server.close())

/** A company of the demonstration with data of every other kind. */
const company = 1
const pathFor = (endpoint: AnyEndpoint) => {
  const ids = new Map<AnyEndpoint, number>([
    [getTitlePage, title],
    [getSalaries, withLevels],
  ])
  const id = endpoint.path.startsWith('/qualifications') ? 2 : (ids.get(endpoint) ?? company)
  const named: Record<string, string | number> = { id, question, count: buckets, bucket: 0 }
  return apiBase + endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(named[name] ?? crypto.randomUUID()))
}
const searches: Readonly<Record<string, string>> = {
  ...{ '/companies/search': 'q=al', '/autocomplete': 'key=city&q=ri', '/outside-pay': 'title=1' },
}
const ask = (endpoint: AnyEndpoint, accept: string, query = searches[endpoint.path] ?? '') =>
  server.app.request(`${pathFor(endpoint)}?${query}`, { headers: { Accept: accept, 'X-Language': 'en' } })

const withTables = endpoints.flatMap((endpoint) =>
  Object.entries(getShapes(endpoint).tables ?? {}).map(
    ([name, one]) => [`${endpoint.path} ${name}`, endpoint, name, one] as const,
  ),
)

/** Published only for more people than the demonstration has; their rows are checked below. */
const rare = new Set(['other', 'benefits'])

describe('tables', () => {
  test.each(withTables)('%s: as CSV it holds what the JSON holds, row for row', async (_, endpoint, name, one) => {
    const query = [searches[endpoint.path], `table=${name}`].filter(Boolean).join('&')
    const [json, csv] = await Promise.all([ask(endpoint, 'application/json'), ask(endpoint, 'text/csv', query)])
    expect([json.status, csv.status]).toEqual([200, 200])
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=UTF-8; header=present')
    expect(csv.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}.csv"`)
    const { data } = (await json.json()) as { data: { next?: string } }
    const [header, ...rows] = readCsv(await csv.text())
    const columns = listColumns(one.row)
    expect(header).toEqual(columns.map((column) => column.name))
    const expected = one.rowsOf(data).map((row) =>
      columns.map(({ path, isList }) => {
        const value = path.reduce<any>((inner, key) => inner?.[key], row)
        return value === null || value === undefined ? '' : isList ? value.join(listSeparator) : String(value)
      }),
    )
    expect(rows.map((row) => row.map((cell) => cell.replace(/^'(?=[+=@-])/, '')))).toEqual(expected)
    // The demonstration has data of every kind; otherwise the comparison would prove nothing.
    if (!rare.has(name)) expect(rows.length, name).toBeGreaterThan(0)
    expect(csv.headers.get('Link')?.includes(encodeURIComponent(data.next ?? '')) ?? false).toBe(Boolean(data.next))
  })

  test.each(
    endpoints
      .filter(({ method, access, file }) => method === 'GET' && access === 'public' && !file)
      .filter((one) => !getShapes(one).tables)
      .map((one) => [one.path, one] as const),
  )('%s has no table: who takes nothing else is told so', async (_, endpoint) => {
    const refused = await ask(endpoint, 'text/csv')
    expect(refused.status).toBe(406)
    expect(await refused.json()).toMatchObject({ problems: [{ path: '', code: 'not_acceptable' }] })
    const either = await ask(endpoint, 'text/csv, */*;q=0.1')
    expect(either.status).not.toBe(406)
  })

  test('what the demonstration has too few people for is a table as well', () => {
    const { benefits } = getShapes(endpoints.find(({ path }) => path === '/companies/:id/benefits')!).tables!
    const offer = { id: 3, name: 'Health insurance', people: 170, yes: 0.8, no: 0.15, unsure: 0.05 }
    expect(readCsv(toCsv(benefits!, { comments: [], summary: { offers: [offer] } }))).toEqual([
      ['id', 'name', 'people', 'yes', 'no', 'unsure'],
      ['3', 'Health insurance', '170', '0.8', '0.15', '0.05'],
    ])
  })

  test('a table is returned only on request, and only if it exists', async () => {
    const listed = endpoints.find(({ path }) => path === '/companies')!
    const typeFor = async (accept: string) => (await ask(listed, accept)).headers.get('Content-Type')!.split(';')[0]
    expect(await typeFor('text/html,application/xhtml+xml,*/*;q=0.8')).toBe('application/json')
    expect(await typeFor('application/json, text/csv;q=0.5')).toBe('application/json')
    expect(await typeFor('TEXT/CSV; q=0')).toBe('application/json')
    expect(await typeFor('Text/CSV, application/json;q=0.5')).toBe('text/csv')
    for (const name of ['nothing', 'constructor', '__proto__', '']) {
      const refused = await ask(listed, 'text/csv', `table=${name}`)
      expect([name, refused.status]).toEqual([name, 400])
    }
  })

  test('a form of an answer has a tag of its own, and is not sent again to a client that has it', async () => {
    const listed = endpoints.find(({ path }) => path === '/companies')!
    const tags = await Promise.all(
      ['text/csv', 'application/json'].map(async (one) => (await ask(listed, one)).headers.get('ETag')!),
    )
    expect(new Set(tags).size).toBe(2)
    const again = await server.app.request(pathFor(listed), {
      headers: { Accept: 'text/csv', 'If-None-Match': tags[0]! },
    })
    expect([again.status, again.headers.get('Vary')]).toEqual([304, 'Accept, X-Language, Accept-Encoding'])
  })

  test('the next page is a link away, and the pages together hold every row once', async () => {
    const listed = endpoints.find(({ path }) => path === '/companies')!
    const ids: string[] = []
    let path: string | undefined = `${pathFor(listed)}?limit=50&sort=name`
    while (path) {
      const page: Response = await server.app.request(path, { headers: { Accept: 'text/csv' } })
      ids.push(
        ...readCsv(await page.text())
          .slice(1)
          .map(([id]) => id!),
      )
      path = /<([^>]+)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1]
    }
    const { json } = await server.call('GET', '/companies')
    expect(ids.length).toBe(json.data.total)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('no cell is a formula, and none splits in two', () => {
    const Row = type({ text: string(), number: integer(), none: nullable(string()) })
    const hostile = [
      '=1+1',
      '+966',
      '-2',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\n=1',
      ' =1',
      '\u200b=1',
      '\uFF1D1',
      '\u00a0+1',
      '"=1"',
      'a,b;c\td',
      'two\r\nlines',
      'شفاف',
    ]
    const text = toCsv(
      defineTable(Row, (rows: { text: string; number: number; none: null }[]) => rows),
      hostile.map((one) => ({ text: one, number: -5, none: null })),
    )
    const [header, ...rows] = readCsv(text)
    expect(header).toEqual(['text', 'number', 'none'])
    expect(rows.map(([, ...others]) => others)).toEqual(hostile.map(() => ['-5', '']))
    const cells = rows.map(([cell]) => cell!)
    expect(cells.map((cell) => cell.replace(/^'/, ''))).toEqual(hostile)
    expect(cells.filter((cell) => /^[\s\p{Cf}]*[=+\-@\uFF1D]/u.test(cell))).toEqual([])
    expect(cells.slice(-4)).toEqual(hostile.slice(-4))
  })

  test('what begins a cell where `;` separates them, or behind signs that are not seen, is no formula either', () => {
    const hostile = ["nice;=cmd|' /C calc'!A0;", 'a; \u2800+1', 'two\n=1', '\u3164=1', '\uFE661', 'a\t@b', 'a|-1']
    const text = toCsv(
      defineTable(object({ text: string() }), (rows: { text: string }[]) => rows),
      hostile.map((one) => ({ text: one })),
    )
    const cells = text.split(/[;|\t\r\n,]/).map((cell) => cell.replace(/^"/, ''))
    expect(cells.filter((cell) => /^[\s\p{Cf}\u2800\u3164]*[=+\-@\uFF1D\uFE66]/u.test(cell))).toEqual([])
    expect(text.replaceAll("'", '')).toContain('nice;=cmd| /C calc!A0;')
  })

  test('begins with the mark by which spreadsheets read Arabic', async () => {
    const response = await server.app.request('/api/companies', { headers: { Accept: 'text/csv' } })
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })
})

describe('pages of other sites', () => {
  const origin = { Origin: 'https://elsewhere.example' }
  const shared = (headers: Headers) => [...headers].filter(([name]) => name.startsWith('access-control-'))

  test('they may read what everyone may read, with any answer, and nothing else', async () => {
    for (const endpoint of endpoints) {
      const isPublicRead = endpoint.method === 'GET' && endpoint.access === 'public'
      const answer = await server.app.request(`${pathFor(endpoint)}?${searches[endpoint.path] ?? ''}`, {
        method: endpoint.method,
        headers: { ...origin, Cookie: 'a=b' },
      })
      const found = Object.fromEntries(shared(answer.headers))
      expect([endpoint.path, found['access-control-allow-origin']]).toEqual([
        endpoint.path,
        isPublicRead ? '*' : undefined,
      ])
      expect(found['access-control-allow-credentials']).toBeUndefined()
      if (!isPublicRead) expect([endpoint.path, Object.keys(found)]).toEqual([endpoint.path, []])
    }
  })

  test('a preflight request is answered for reads only, and never allows credentials', async () => {
    const reads = new Set(
      endpoints.filter(({ method, access }) => method === 'GET' && access === 'public').map(({ path }) => path),
    )
    for (const endpoint of endpoints) {
      const answer = await server.app.request(pathFor(endpoint), {
        method: 'OPTIONS',
        headers: {
          ...origin,
          'Access-Control-Request-Method': endpoint.method,
          'Access-Control-Request-Headers': 'authorization,content-type',
        },
      })
      if (!reads.has(endpoint.path)) {
        expect([endpoint.path, answer.status, shared(answer.headers)]).toEqual([endpoint.path, 405, []])
        continue
      }
      expect([endpoint.path, answer.status]).toEqual([endpoint.path, 204])
      expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD')
      expect(answer.headers.get('Access-Control-Allow-Headers')).not.toMatch(/authorization|content-type|idempotency/i)
    }
  })
})
