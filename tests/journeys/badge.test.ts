import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildBadgeFile, dataFiles } from '../../src/contract/open-data.ts'
import { rankedRatings } from '../../src/contract/statistics/rules.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { loadDataKey } from '../../src/server/open-data/signing.ts'
import { startTestServer } from '../support/server/server.ts'

const now = new Date('2026-11-14T09:00:00Z')
const server = await startTestServer({ clock: () => now, env: { PUBLIC_URL: 'http://shafaf.example' } })
const { db } = server
const folder = mkdtempSync(join(tmpdir(), 'shafaf-badge-'))

const [rated, few, none, waiting] = [1, 2, 3, 4]
const hostile = ['</text><script>alert(1)</script>', '"onload="alert(1)', ']]><!--', '\u202eevil\u202c & co']
const badge = (id: number | string, query = '') => server.app.request(`${buildBadgeFile(id)}${query}`)
const textOf = async (id: number, query = '') => (await badge(id, query)).text()
const rate = (id: number, stars: number, people: number) =>
  db.execute(sql`insert into tallies (company_id, measure, bucket, open, live)
    values (${id}, 'company.rate', ${String(stars)}, true, ${people})`)

/** Runs the verifier on a downloaded badge. */
function verified(svg: string): { code: number; said: string } {
  const path = join(folder, 'badge.svg')
  writeFileSync(path, svg)
  try {
    const args = ['public/data/verify.mjs', '--key', join(folder, 'key.pem'), path]
    return { code: 0, said: execFileSync(process.execPath, args, { encoding: 'utf8' }) }
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string }
    return { code: status, said: stdout }
  }
}

beforeAll(async () => {
  await server.empty()
  await addCompanies(db, [
    { id: rated, nameEn: 'Rimal', nameAr: 'رمال' },
    { id: few, nameEn: 'Few', nameAr: 'قليلة' },
    { id: none, nameEn: 'None', nameAr: 'بلا تقييم' },
    { id: waiting, nameEn: 'Waiting', nameAr: 'تنتظر', isApproved: false },
    ...hostile.map((name, at) => ({ id: 10 + at, nameEn: name, nameAr: name })),
  ])
  await rate(rated, 4, 70)
  await rate(rated, 5, 50)
  await rate(few, 5, rankedRatings - 1)
  await rate(waiting, 5, 70)
  writeFileSync(join(folder, 'key.pem'), await (await server.app.request(dataFiles.key)).text())
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test('it shows rating, number of reviews, interval and month in both languages, as the company’s page does', async () => {
  const { rating } = (await server.call('GET', `/companies/${rated}/profile`)).json.data
  const [lower, upper] = [rating.lower.toFixed(1), rating.upper.toFixed(1)]
  const english = await textOf(rated)
  for (const words of ['>Rimal<', '>4.4 of 5<', `>Reviews: 120 · most likely ${lower} to ${upper}<`, 'November 2026'])
    expect(english).toContain(words)
  const arabic = await textOf(rated, '?lang=ar')
  for (const words of [
    '>رمال<',
    '>4.4 من 5<',
    `>عدد التقييمات: 120 · على الأرجح من ${lower} إلى ${upper}<`,
    'نوفمبر 2026',
  ])
    expect(arabic).toContain(words)
  expect(arabic).toContain(' lang="ar" direction="rtl"')
})

test('with too few reviews it says so and shows no number, also after reviews were deleted', async () => {
  for (const id of [few, none]) {
    const svg = await textOf(id)
    expect(svg).toContain('Not enough reviews yet')
    expect(svg).not.toMatch(/data-(?:stars|average|lower|upper)/)
    expect(verified(svg)).toMatchObject({ code: 0, said: expect.stringContaining('too few') })
  }
  await rate(few, 4, 1)
  expect(await textOf(few)).toContain(`Reviews: ${rankedRatings} `)
  await db.execute(sql`delete from tallies where company_id = ${few} and bucket = '4'`)
  expect(await textOf(few)).toContain('Not enough reviews yet')
})

test('every name fits on its line, and each badge is signed as it is rendered', async () => {
  for (const [at, name] of hostile.entries()) {
    const svg = await textOf(10 + at)
    expect([name, svg.match(/<(?!\/?(?:svg|title|style|rect|g|circle|text|tspan)\b)/g)]).toEqual([name, null])
    expect(svg).not.toMatch(/<[^>]*\son\w+=/)
    expect(svg).not.toMatch(/[\u202a-\u202e]/)
    expect(verified(svg).code).toBe(0)
  }
})

test('it may be shown on every site, runs nothing, and is kept for an hour', async () => {
  const { headers, status } = await badge(rated)
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toBe('image/svg+xml; charset=UTF-8')
  expect(headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  )
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect(headers.get('Set-Cookie')).toBeNull()
  const again = await server.app.request(buildBadgeFile(rated), { headers: { 'If-None-Match': headers.get('ETag')! } })
  expect(again.status).toBe(304)
})

test('a company that is unknown, waiting or removed has no badge', async () => {
  for (const id of [waiting, 999, 9_999_999_999, '0', '1x', '-1'])
    expect([id, (await badge(id)).status]).toEqual([id, 404])
  await addCompanies(db, [{ id: 20, nameEn: 'Soon gone', nameAr: 'زائلة' }])
  expect((await badge(20)).status).toBe(200)
  await db.execute(sql`delete from companies where id = 20`)
  expect((await badge(20)).status).toBe(404)
})

test('an earlier badge, whose bounds have other names, verifies, and changes to it are found', async () => {
  const { sign } = await loadDataKey(server.services)
  const svg = (await textOf(rated)).replace('data-lower=', 'data-low=').replace('data-upper=', 'data-high=')
  const [signature = ''] = /(?<=data-signature=")[^"]+/.exec(svg) ?? []
  /** Signs an earlier badge again, as the holder of the key could. */
  const signed = (text: string) => {
    const unsigned = text.replace(`"${signature}"`, '""').replace(`>${signature.slice(0, 12)}<`, '><')
    const anew = sign(Buffer.from(unsigned))
    return text.replace(`"${signature}"`, `"${anew}"`).replace(`>${signature.slice(0, 12)}<`, `>${anew.slice(0, 12)}<`)
  }
  expect(verified(svg).code).toBe(1)
  expect(verified(signed(svg)).code).toBe(0)
  expect(verified(signed(svg.replace(/data-low="[^"]+"/, 'data-low="4.4"')))).toMatchObject({
    code: 1,
    said: expect.stringContaining('its lower is'),
  })
})

test('the verifier finds every change of a badge', async () => {
  const svg = await textOf(rated)
  expect(verified(svg)).toMatchObject({ code: 0, said: expect.stringContaining('company 1, 2026-11: 4.42 from 120') })
  const [signature = ''] = /(?<=data-signature=")[^"]+/.exec(svg) ?? []
  const another = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
  const changes: [from: string, to: string][] = [
    ['4.4 of 5', '4.9 of 5'],
    ['Reviews: 120', 'Reviews: 900'],
    ['Rimal', 'Another'],
    ['November 2026', 'November 2030'],
    ['data-stars="0 0 0 70 50"', 'data-stars="0 0 0 0 120"'],
    [`>${signature.slice(0, 12)}<`, `>${another.slice(0, 12)}<`],
    [`"${signature}"`, `"${another}"`],
    ['</svg>', '<text>best</text></svg>'],
  ]
  for (const [from, to] of changes) {
    const changed = svg.replaceAll(from, to)
    expect([from, changed === svg, verified(changed).code]).toEqual([from, false, 1])
  }
})
