import type { AnyEndpoint } from '../../../src/contract/endpoint.ts'
import { endpoints, getShapes } from '../../../src/contract/endpoints.ts'
import { buildPayload } from '../../../src/contract/form/check.ts'
import type { RawAnswers } from '../../../src/contract/form/form.ts'
import { madeAnswers } from '../answers/made-answers.ts'

/**
 * Values no person answers with: of other types, beyond what columns hold, impossible to store, or named like
 * properties of objects.
 */
const values: readonly unknown[] = [
  ...[
    null,
    '',
    ' ',
    0,
    -1,
    1.5,
    1e308,
    2 ** 31,
    2 ** 31 - 1,
    2 ** 53,
    -(2 ** 31) - 1,
    1e-7,
    true,
    false,
    [],
    {},
    [[[]]],
  ],
  ...[
    '1',
    '0',
    '-1',
    '1e9',
    '9999999999',
    'NaN',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    'toString',
    '%00',
    '%s',
  ],
  ...['x'.repeat(300), 'x'.repeat(20_000), 'ﷺ'.repeat(300), '😀'.repeat(40), '\u202e\u2066abc', 'a\u0301'.repeat(200)],
  ...[
    "' or 1=1 --",
    '<img src=x onerror=alert(1)>',
    '../../etc/passwd',
    'a@b.cc\r\nBcc: c@d.ee',
    '٠١٢٣',
    '0000-00',
    '2026-13',
  ],
  ...[
    '2026-02-30',
    '9999-12-31',
    '0001-01-01',
    '-0001-01',
    '+010000-01-01',
    '{}',
    '[]',
    'data:,',
    'javascript:alert(1)',
  ],
  ...[{ toString: 1 }, { toString: null, valueOf: null }, { length: 1e9 }, [null], [1, 1, 1], [{ toString: 1 }]],
  ...[Array.from({ length: 2000 }, (_, at) => at), Array.from({ length: 300 }, () => ({ benefit_id: 1, offered: 1 }))],
  JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": 1}}'),
  JSON.parse('['.repeat(500) + ']'.repeat(500)),
]
/** Ids as the server gives them, of things that do not exist. */
const ids = ['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 1, 2, 3, 99_999]
const wholes = [1, 2, 3, 101, 201]
const bodies = [
  '{',
  '[',
  'null',
  '[]',
  '"',
  '{"a":1e999}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '\uFEFF{}',
  '{}{}',
  '-',
  '1',
]
const tableNames = [
  ...new Set(endpoints.flatMap((one) => Object.keys(getShapes(one).tables ?? {}))),
  '',
  'toString',
  '__proto__',
]
const cursors = [
  ...values.map((value) => JSON.stringify([1, value])),
  ...[
    '[1]',
    '[1,1,1]',
    '{}',
    '[0,"a"]',
    '["1",1]',
    '[2147483648,1]',
    '[1,"\\ud800"]',
    '[1,"\\u0000"]',
    '[1,-5]',
    '[1,4.5]',
  ],
  ...['2026-01', '2026-01.', '9999-99', '0000-00'].map((month) => `${month}.${ids[0]}`),
  ...[
    `1.2026-01.${ids[0]}`,
    `999999999.2026-01.${ids[0]}`,
    '2026-01.x',
    '2026-01.1',
    '2026-01.2147483648',
    '0000-01.1',
  ],
].map((text) => Buffer.from(text, 'utf8').toString('base64url'))

export type Hostile = {
  endpoint: AnyEndpoint
  method: string
  path: string
  headers: Record<string, string>
  body?: string | FormData
}

/**
 * Builds requests made to be hard on a server from the contract: each nearly valid, so that it gets far, and wrong in
 * some place.
 */
export function hostileRequests(random: () => number, seen: readonly string[]) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const chance = (share: number) => random() < share
  const anyId = () => (seen.length > 0 && chance(0.5) ? pick(seen) : pick(ids))
  const keysOf = (struct: { schema?: unknown } | undefined): string[] =>
    struct?.schema && typeof struct.schema === 'object' ? Object.keys(struct.schema) : []

  const likely = (name: string): unknown =>
    /id$/.test(name)
      ? pick([1, 2, anyId()])
      : pick<unknown>(['a', 1, 'Riyadh', anyId(), true, ['a'], pick(wholes), undefined])

  function answersOf(endpoint: AnyEndpoint): RawAnswers {
    const { form } = endpoint
    const body: Record<string, unknown> = { ...(form ? buildPayload(form, madeAnswers(form)) : {}) }
    for (const field of form?.fields ?? []) if (field.kind === 'company') body[field.sentAs ?? field.name] = 1
    for (const name of keysOf(getShapes(endpoint).beside)) body[name] = likely(name)
    const names = Object.keys(body)
    for (let left = pick([0, 0, 1, 1, 1, 2, 3]); left > 0 && names.length > 0; left -= 1)
      body[pick(names)] = pick(values)
    if (chance(0.1)) body[pick(['company_id', 'id', 'account_id', '__proto__', 'toString'])] = pick(values)
    return body
  }

  function formDataOf(answers: RawAnswers, files: readonly string[]): FormData {
    const data = new FormData()
    for (const [name, answer] of Object.entries(answers))
      data.append(name, typeof answer === 'string' ? answer : `${JSON.stringify(answer)}`)
    for (const name of files) {
      const content = pick([
        '',
        'x',
        '%PDF-1.4\n%%EOF',
        '<svg onload="alert(1)"/>',
        '\x89PNG\r\n\x1a\n',
        '\xff\xd8\xff\xda',
      ])
      data.set(
        name,
        new File([content], pick(['a.png', '../a.png', 'a\0.pdf', '']), {
          type: pick(['image/png', 'image/jpeg', 'application/pdf', 'text/html']),
        }),
      )
    }
    if (chance(0.2)) data.append(pick(['company_id', 'name', 'x']), 'twice')
    return data
  }

  return function next(): Hostile {
    const endpoint = pick(endpoints)
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(
        chance(0.8)
          ? name === 'id'
            ? String(pick(wholes))
            : String(anyId())
          : `${pick(values.filter((one) => typeof one !== 'object'))}`.slice(0, 300),
      ),
    )
    const query = keysOf(getShapes(endpoint).query)
      .filter(() => chance(0.7))
      .map((name) => {
        const value = chance(0.4)
          ? pick(values.filter((one) => typeof one !== 'object'))
          : pick([...cursors, 'company', 'name', 'reviews', 'rating', '1', 'al', anyId()])
        return `${name}=${encodeURIComponent(String(value).slice(0, 3000))}`
      })
    const headers: Record<string, string> = { 'X-Language': pick(['en', 'ar', 'xx']), 'X-device': 'web' }
    if (chance(0.1))
      headers.Accept = pick(['text/csv', 'text/csv, application/json;q=0.5', '*/*;q=0', 'text/csv;q=x,,;'])
    if (getShapes(endpoint).tables && chance(0.3)) query.push(`table=${encodeURIComponent(String(pick(tableNames)))}`)
    if (endpoint.idempotent && chance(0.95))
      headers['Idempotency-Key'] = chance(0.9) ? `key-${random()}` : 'x'.repeat(300)
    const method = chance(0.97) ? endpoint.method : pick(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
    const request = { endpoint, method, path: `/api${path}${query.length > 0 ? `?${query.join('&')}` : ''}`, headers }
    if (method !== 'POST' || !(endpoint.form || getShapes(endpoint).beside)) return request
    const files = (endpoint.form?.fields ?? [])
      .filter(({ kind }) => kind === 'file')
      .map(({ sentAs, name }) => sentAs ?? name)
    if (files.length > 0 && chance(0.9)) return { ...request, body: formDataOf(answersOf(endpoint), files) }
    headers['Content-Type'] = chance(0.98)
      ? 'application/json'
      : pick(['text/plain', 'application/xml', 'multipart/form-data'])
    return { ...request, body: chance(0.05) ? pick(bodies) : JSON.stringify(answersOf(endpoint)) }
  }
}
