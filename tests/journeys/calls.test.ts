import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import problemsAr from '../../locales/ar/problems.json'
import { buildPath } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { lookupPaths } from '../../src/contract/lookups/paths.ts'
import { createApp, routes } from '../../src/server/app/app.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
const { call } = server
beforeAll(server.empty)
beforeEach(() => {
  server.log.splice(0)
})
afterAll(server.close)

/** Returns the address of a call: `:id` is a number, every other parameter the id of something that does not exist. */
const addressOf = (path: string) => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const values = names.map((name) => [name, name === 'id' ? 1 : '00000000-0000-4000-8000-000000000000'])
  return buildPath({ path }, Object.fromEntries(values))
}
const everyTable = [
  'accounts',
  'sessions',
  'one_time_tokens',
  'mails',
  'reviews',
  'authorship',
  'idempotency',
  'tallies',
]
const storedRows = async () => {
  const counts = everyTable.map((table) => `(select count(*) from ${table})`).join(' + ')
  const { rows } = (await server.db.execute(sql.raw(`select ${counts} as n`))) as unknown as { rows: { n: unknown }[] }
  return Number(rows[0]?.n)
}

describe('every call of the contract', () => {
  test('A-001: has exactly one handler below /api', () => {
    const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
    const served = routes.map(({ endpoint }) => name(endpoint))
    expect(served.sort()).toEqual(endpoints.map(name).sort())
    expect(new Set(served).size).toBe(served.length)
  })

  test('A-005, P-036, P-037: is refused to visitors with 401 unless it is public', async () => {
    const outcomes = []
    for (const { method, path, access } of endpoints) {
      const { status } = await call(method, addressOf(path), method === 'POST' ? { body: {} } : {})
      outcomes.push({ path, refused: status === 401, access })
    }
    // A login without input is not a missing session: it is a form not filled in.
    expect(outcomes.filter(({ refused, access }) => refused !== (access !== 'public'))).toEqual([])
  })

  test('401 for a malformed token, and for an unknown one', async () => {
    for (const Authorization of [
      'Bearer',
      'Bearer x',
      `Bearer ${'a'.repeat(43)}`,
      'Basic YTpi',
      `Bearer ${'ي'.repeat(3)}`,
    ]) {
      const headers = { Authorization: encodeURI(Authorization).replace('%20', ' ') }
      const refused = await call('GET', '/profile', { headers })
      expect([refused.status, refused.json.problems[0].code]).toEqual([401, 'unauthenticated'])
    }
  })

  test('never answers 403 to a member where a member may call', async () => {
    const token = await server.signUp('walker@example.com')
    const refused = []
    for (const { method, path, access } of endpoints) {
      // They end the session: within minutes of a sign-in the account is deleted without further proof.
      const ends = ['/logout', '/logout/forget', '/account/delete'].includes(path)
      if (ends || !['public', 'member'].includes(access)) continue
      const { status } = await call(method, addressOf(path), { token, ...(method === 'POST' ? { body: {} } : {}) })
      if (status === 401 || status === 403 || status >= 500) refused.push(`${path} ${status}`)
    }
    expect(refused.filter((one) => !one.startsWith('/login'))).toEqual([])
  })
})

describe('for any request the answer is a 4xx with a message in the language of the call, and nothing is stored', () => {
  const register = '/register'
  const json = { 'Content-Type': 'application/json' }
  type Bad = [string, 'GET' | 'POST', string, Parameters<typeof call>[2], number]
  const bad: Bad[] = [
    ['an unknown path', 'GET', '/nowhere', {}, 404],
    ['the base itself', 'GET', '', {}, 404],
    ['a path that does not decode', 'GET', '/%E0%A4%A', {}, 404],
    ['another method', 'POST', '/settings', { body: {} }, 405],
    ['another method on a write', 'GET', register, {}, 405],
    ['an id that is none', 'GET', '/companies/abc/profile', {}, 404],
    ['an id too large', 'GET', '/companies/99999999999/profile', {}, 404],
    ['an id below one', 'GET', '/companies/0/profile', {}, 404],
    ['an id with SQL in it', 'GET', '/companies/1;drop table accounts/profile', {}, 404],
    ['a company nobody knows', 'GET', '/companies/12345/profile', {}, 404],
    ['a query parameter missing', 'GET', '/autocomplete?key=company', {}, 400],
    ['a query parameter out of its list', 'GET', '/autocomplete?key=people&q=a', {}, 400],
    ['a query with a NUL', 'GET', '/autocomplete?key=company&q=%00', {}, 400],
    ['a limit that is none', 'GET', '/companies?limit=many', {}, 400],
    ['a limit too large', 'GET', '/companies?limit=1000', {}, 400],
    ...[1.5, 1e308, 9_999_999_999, -1].map(
      (reviews): Bad => [
        `a place after ${reviews} reviews`,
        'GET',
        `/companies?sort=reviews&after=${Buffer.from(JSON.stringify([1, reviews])).toString('base64url')}`,
        {},
        400,
      ],
    ),
    ['a value that cannot be written', 'POST', '/password/reset', { body: { token: { toString: 1 } } }, 422],
    [
      ...(['one that cannot be written behind one that is only wrong', 'POST', '/verify'] as const),
      { body: { token: 'a', claim: true, password: [{ toString: 1 }] } },
      422,
    ],
    ['no body', 'POST', register, { headers: json }, 400],
    ['a broken body', 'POST', register, { body: '{"name":' }, 400],
    ['a body that is a list', 'POST', register, { body: '[]' }, 400],
    ['a body that is null', 'POST', register, { body: 'null' }, 400],
    ['a body that is a text', 'POST', register, { body: '"x"' }, 400],
    [
      'a body nested as deep as it is long',
      'POST',
      register,
      { body: `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}` },
      422,
    ],
    ['a NUL in a text', 'POST', register, { body: { name: 'a\0b' } }, 400],
    ['half a character', 'POST', register, { body: '{"name":"\\ud800"}' }, 400],
    ['a body too large', 'POST', register, { body: { name: 'x'.repeat(300 * 1024) } }, 413],
    [
      'another kind of body',
      'POST',
      register,
      { body: 'name=Sara', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    ['no kind of body', 'POST', register, { body: '{}', headers: { 'Content-Type': '' } }, 415],
    ['nothing answered', 'POST', register, { body: {} }, 422],
    ['answers of the wrong kind', 'POST', register, { body: { name: 1, email: [], password: {} } }, 422],
    ['a name that is the prototype', 'POST', register, { body: '{"__proto__":{"name":"x"},"constructor":1}' }, 422],
    ['a token nobody sent', 'POST', '/verify', { body: { token: 'x' } }, 422],
    ['a login of the wrong kind', 'POST', '/login', { body: { email: true, password: 7 } }, 422],
  ]

  test.each(bad)('%s', async (_, method, path, options, status) => {
    const before = await storedRows()
    for (const language of ['en', 'ar'] as const) {
      const refused = await call(method, path, { ...options, language })
      expect(refused.status).toBe(status)
      expect(refused.json.message).toMatch(
        language === 'ar' ? /^[^A-Za-z]*\p{Script=Arabic}[^A-Za-z]*$/u : /^[^\u0600-\u06ff]+$/,
      )
      expect(refused.text).not.toMatch(/\bat \/|select |insert |stack|node_modules/i)
    }
    expect(await storedRows()).toBe(before)
    expect(server.log.join()).not.toContain('failed')
  })

  test('V-003, V-005: problems beside the fields, as codes', async () => {
    const refused = await call('POST', '/login', { body: {} })
    expect(refused.json.problems).toEqual([
      { path: 'email', code: 'email_missing' },
      { path: 'password', code: 'password_missing' },
    ])
  })

  test('an unknown lookup id, a specialisation of another qualification, a missing benefit', async () => {
    const token = await server.signUp('checker@example.com')
    const [qualifications, others] = [
      (await call('GET', '/qualifications')).json.data,
      (await call('GET', '/qualifications/2/specilizations')).json.data,
    ]
    expect(qualifications[0].id).toBe(1)
    const body = {
      company_id: 1,
      review_type: 'benifit',
      employment_status: 1,
      department: 9999,
      joblevel: 1,
      jobtitle: 1,
      employer_name: 'x',
      is_former: 0,
      education: 1,
      specilization: others[0].id,
      city_id: 1,
      rate: 'positive',
      company_city: 1,
      employer_type_id: 1,
      employment_status_id: 1,
      benefits: [{ benefit_id: 1, offered: 1 }],
      comment: 'Good enough',
      accept_terms: 1,
    }
    const refused = await call('POST', '/benefit/review', { token, body, headers: { 'Idempotency-Key': 'one' } })
    expect(refused.status).toBe(422)
    expect(refused.json.problems).toEqual([
      { path: 'department', code: 'not_a_choice' },
      { path: 'specilization', code: 'not_a_choice' },
      { path: 'benefits', code: 'offered_required' },
    ])
    const keyless = await call('POST', '/benefit/review', { token, body })
    expect([keyless.status, keyless.json.problems[0].code]).toEqual([400, 'idempotency_missing'])
  })
})

describe('headers', () => {
  test('of every answer, refusals included', async () => {
    for (const path of ['/settings', '/nowhere', '/profile']) {
      const { headers } = await call('GET', path)
      const policy = headers.get('Content-Security-Policy')?.split('; ') ?? []
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types shafaf#worker',
        ]),
      )
      expect(policy.join()).not.toContain('unsafe')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('Vary')).toBe('Accept, X-Language, Accept-Encoding')
      expect(Date.parse(headers.get('Date') ?? '')).not.toBeNaN()
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('Strict-Transport-Security')).toBeNull()
    }
  })

  test('public reads may be cached and are confirmed with 304; nothing else may be cached', async () => {
    const first = await call('GET', '/countries')
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600')
    const etag = first.headers.get('ETag') ?? ''
    const again = await call('GET', '/countries', { headers: { 'If-None-Match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
    const arabic = await call('GET', '/countries', { headers: { 'If-None-Match': etag }, language: 'ar' })
    expect(arabic.status).toBe(200)
    expect((await call('GET', '/companies')).headers.get('Cache-Control')).toBe('public, no-cache')
    for (const path of ['/autocomplete?key=city&q=r', '/profile', '/nowhere'])
      expect((await call('GET', path)).headers.get('Cache-Control')).toBe('no-store')
  })

  test('long answers are compressed as the caller accepts, and each encoding has its own ETag', async () => {
    const asked = (coding: string, tag = '') =>
      server.app.request(`/api${lookupPaths.jobtitles}`, {
        headers: { 'Accept-Encoding': coding, 'If-None-Match': tag },
      })
    const plain = await (await asked('identity')).text()
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
    const tags = new Set<string | null>()
    for (const coding of ['br', 'gzip'] as const) {
      const answer = await asked(coding)
      expect(answer.headers.get('Content-Encoding')).toBe(coding)
      const packed = Buffer.from(await answer.arrayBuffer())
      expect(packed.length).toBeLessThan(plain.length / 2)
      expect(unpack[coding](packed).toString()).toBe(plain)
      tags.add(answer.headers.get('ETag'))
      const again = await asked(coding, answer.headers.get('ETag')!)
      expect([again.status, again.headers.get('ETag')]).toEqual([304, answer.headers.get('ETag')])
      // The ETag of another encoding is accepted as well.
      expect((await asked('identity', answer.headers.get('ETag')!)).status).toBe(304)
    }
    tags.add((await asked('identity')).headers.get('ETag'))
    expect(tags.size).toBe(3)
    const short = await server.app.request('/api/nowhere', { headers: { 'Accept-Encoding': 'br' } })
    expect(short.headers.get('Content-Encoding')).toBeNull()
  })
})

describe('when something is wrong on our side', () => {
  const broken = (error: unknown) => {
    const said: string[] = []
    const db = new Proxy(server.db, {
      get() {
        throw error
      },
    })
    const app = createApp({ ...server.services, db, reads: db, log: (line) => said.push(line) })
    return { said, answer: app.request('/api/settings', { headers: { 'X-Language': 'ar' } }) }
  }

  test('the answer is 500 with a message, and neither it nor the log quotes data', async () => {
    const { said, answer } = broken(new Error('insert into accounts values (sara@example.com)'))
    const response = await answer
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      message: problemsAr.failed,
      problems: [{ path: '', code: 'failed' }],
    })
    expect(said.join()).toMatch(/^failed Error/)
    expect(said.join()).not.toContain('sara')
  })

  test('503 with Retry-After while the database does not answer', async () => {
    const lost = new Error('Failed query', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) })
    const response = await broken(lost).answer
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
  })
})

test('behind TLS the answer has Strict-Transport-Security', async () => {
  const config = { ...server.services.config, publicUrl: 'https://shafaf.example' }
  const { headers } = await createApp({ ...server.services, config }).request('/api/settings')
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
})
