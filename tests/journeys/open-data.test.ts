import { execFile } from 'node:child_process'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DataRelease } from '../../src/contract/open-data.schema.ts'
import { dataFiles, releaseFile } from '../../src/contract/open-data.ts'
import { type ReviewKind, reviewKinds } from '../../src/contract/reviews/reviews.ts'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { jobs } from '../../src/server/app/schedule.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { assemble, hashSha256 } from '../../src/server/open-data/assemble.ts'
import { loadDataKey, toSigningKey } from '../../src/server/open-data/signing.ts'
import type { Tables } from '../../src/server/open-data/tables.ts'
import { servePages } from '../../src/server/pages/pages.ts'
import { readSite } from '../../src/server/pages/site.ts'
import { readStandings } from '../../src/server/platform/jobs/jobs.queries.ts'
import { startJobs } from '../../src/server/platform/jobs/runner.ts'
import { removeOwn } from '../../src/server/reviews/own/own.queries.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { createNoise } from '../../src/server/statistics/noise.ts'
import { removeCompany } from '../../src/tools/admin/admin.queries.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { forgeries } from '../support/attacks/forgeries.ts'
import { writeInFirstFormat } from '../support/oracles/first-format.ts'
import { seededNumbers } from '../support/seeded.ts'
import { startTestServer } from '../support/server/server.ts'
import { isWhole } from '../support/setup/whole.ts'
import { until } from '../support/wait.ts'

let now = new Date('2026-10-20T09:00:00Z')
const random = seededNumbers(85)
const server = await startTestServer({
  clock: () => now,
  noise: createNoise((below) => Math.floor(random() * below)),
  env: { PUBLIC_URL: 'http://shafaf.example' },
})
const { db, services } = server
const { privacy } = services
servePages(server.app, await readSite('public'), services)

const folder = mkdtempSync(join(tmpdir(), 'shafaf-data-'))
/** Writes bytes into a file for the verifier; returns its path. */
function put(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}
async function get(path: string): Promise<Buffer> {
  const response = await server.app.request(path)
  expect([path, response.status]).toEqual([path, 200])
  return Buffer.from(await response.arrayBuffer())
}

/** Runs the verifier on files, as a separate process without access to this code. */
const verify = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [join(folder, 'verify.mjs'), ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })

/** Lets the registered job run at the start of a month, by a clock the test sets. */
async function monthComes(month: string) {
  now = new Date(`${month}-01T00:00:05Z`)
  const made = async () => (await index()).some((release) => release.month === month)
  await until(`the release of ${month}`, made)
}
const index = async () => JSON.parse((await get(dataFiles.index)).toString()).releases as DataRelease[]

const months = ['2026-11', '2026-12', '2027-01', '2027-02']
/** The releases by month, as downloaded. */
const releases = new Map<string, Buffer>()
const tablesOf = (month: string): Tables => {
  const tar = releases.get(month)!
  const at = tar.indexOf('data.json\0')
  return JSON.parse(
    tar.toString('utf8', at + 512, at + 512 + Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8)),
  )
}
const paths = (...of: string[]) => of.map((month) => join(folder, `${month}.tar`))

const [crowded, hostile, quiet, waiting] = [1, 2, 3, 4]
const hostileName = '=HYPERLINK("http://evil.example"), "Ltd" </title><script>'
const crowd = (companyId: number, kind: ReviewKind, people: number, rate?: number) =>
  Array.from({ length: people }, (_, n) => ({
    ...{
      companyId,
      type: kind,
      month: '2026-08',
      writer: { gender: 'female', age: 3, experience: 2, nation: 'saudi' } as const,
    },
    answers: sampleAnswers(kind, {
      ...(kind === 'salary' && { salary: 9000 + (n % 40) * 50 }),
      ...(kind === 'company' && { rate: rate ?? 1 + (n % 5) }),
    }),
  }))

/** So many people write, each with unique words, and delete it again. */
const leaving = isWhole ? 500 : 100
const wordsOf = (n: number) => `vanished${n}x${'q'.repeat(4)}`

let stop = async () => {}
let key = ''
beforeAll(async () => {
  await server.empty()
  await addCompanies(db, [
    { id: crowded, nameEn: 'Rimal', nameAr: 'رمال', industryId: 1, ceoNameEn: 'Sara', ceoNameAr: 'سارة' },
    { id: hostile, nameEn: hostileName, nameAr: 'شركة "الاختبار"، =1+1', industryId: 1 },
    { id: quiet, nameEn: 'Quiet', nameAr: 'هدوء', industryId: 1 },
    { id: waiting, nameEn: 'Waiting', nameAr: 'تنتظر', industryId: 1, isApproved: false },
  ])
  await loadReviews(services, [
    ...reviewKinds.flatMap((kind) => crowd(crowded, kind, 300)),
    ...crowd(hostile, 'company', 40, 4),
    ...crowd(quiet, 'company', 4, 5),
    ...crowd(waiting, 'company', 40, 5),
  ])
  put('verify.mjs', await get(dataFiles.verifier))
  key = put('key.pem', await get(dataFiles.key))
  const release = jobs.find(({ name }) => name === 'release')!
  stop = startJobs({ services, jobs: [release], look: 200, judgeClock: () => undefined }).stop
  // On a new database it waits for the next month.
  await until('the first look', async () => (await readStandings(db)).standings.has('release'))

  await monthComes('2026-11')
  const people = Array.from({ length: leaving }, () => privacy.newSecret())
  for (const [n, secret] of people.entries()) {
    const answers = sampleAnswers('company', { rate: 2, pros: wordsOf(n), cons: wordsOf(n) })
    const author = { secret, companies: [hostile], writer: null }
    expect(await submit({ db, privacy, now }, author, { kind: 'company', companyId: hostile, answers })).toMatchObject({
      ok: true,
    })
  }
  await server.publish()
  await monthComes('2026-12')
  for (const secret of people) {
    const [id] = await readContributions(db, { privacy, secret })
    expect(await removeOwn({ db, privacy }, secret, { kind: 'company', id: id! }, now)).toBe(true)
  }
  await server.purge()
  await monthComes('2027-01')
  await removeCompany(db, hostile)
  await monthComes('2027-02')
  for (const month of months) {
    releases.set(month, await get(releaseFile(month)))
    put(`${month}.tar`, releases.get(month)!)
  }
  put('releases.json', await get(dataFiles.index))
}, 400_000)
afterAll(async () => {
  await stop()
  await server.close()
  rmSync(folder, { recursive: true })
})

test('once a month everything that is published is released, each release chained to the one before', async () => {
  const chain = await index()
  expect(chain.map(({ month, number }) => [month, number])).toEqual(months.map((month, at) => [month, at + 1]))
  expect(chain.map(({ previous }) => previous)).toEqual([null, ...chain.slice(0, -1).map(({ sha256 }) => sha256)])
  expect(chain.map(({ size }) => size)).toEqual(months.map((month) => releases.get(month)!.length))
  const { json } = await server.call('GET', '/data/releases')
  expect(json.data).toEqual({
    site: 'http://shafaf.example',
    key: (await get(dataFiles.key)).toString(),
    releases: chain,
  })
})

test('what is released is what the calls answer', async () => {
  const tables = tablesOf('2026-11')
  const told = async (path: string) => (await server.call('GET', `/companies/${crowded}${path}`)).json.data
  const { rating } = await told('/profile')
  expect(tables.ratings.find(({ company }) => company === crowded)).toMatchObject({
    ...{
      ratings: 300,
      stars_1: 60,
      average: rating.average,
      lower: rating.lower,
      upper: rating.upper,
      rank: 2,
      ranked: 2,
    },
  })
  expect((await told('/salaries')).pay).not.toBeNull()
  // What a job title's page tells of releases is what the files say of it.
  const titles = tables.pay.filter(({ group, company }) => group === 'jobtitle' && company === null)
  expect(titles.length).toBeGreaterThan(0)
  for (const { id, group: _, company: __, ...pay } of titles) {
    const { releases } = (await server.call('GET', `/salaries/${id}/summary`)).json.data
    expect(releases.at(-1)).toEqual({ month: '2026-11', ...pay })
    expect(releases.map(({ month }: { month: string }) => month)).toEqual(months.toReversed())
  }
  for (const name of [
    'quarters',
    'counts',
    'interviews',
    'feelings',
    'culture',
    'benefits',
    'people',
    'pay',
    'names',
  ] as const)
    expect([name, tables[name].length > 0]).toEqual([name, true])
  expect(tables.awards.map(({ quarter, kind, place, company }) => [quarter, kind, place, company])).toEqual([
    ['2026-Q3', 'ceo', 1, crowded],
    ['2026-Q3', 'company', 1, hostile],
    ['2026-Q3', 'company', 2, crowded],
  ])
  // A company that waits for approval is left out, and one with too few ratings is not ranked.
  expect(JSON.stringify(tables)).not.toContain('Waiting')
  expect(tables.ratings.map(({ company, rank }) => [company, rank])).toEqual([
    [crowded, 2],
    [hostile, 1],
    [quiet, null],
  ])
})

test('a release never changes: the same bytes again, from a cache or not, and no second one of a month', async () => {
  const path = releaseFile('2026-11')
  const first = await server.app.request(path)
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*')
  const again = await server.app.request(path, { headers: { 'If-None-Match': first.headers.get('ETag')! } })
  expect(again.status).toBe(304)
  await jobs.find(({ name }) => name === 'release')!.run(services, now)
  await jobs.find(({ name }) => name === 'release')!.run(services, new Date('2026-12-01T00:00:00Z'))
  expect((await index()).map(({ month }) => month)).toEqual(months)
  for (const none of ['2026-10', '2026-13', '2027-03'])
    expect((await server.app.request(releaseFile(none))).status).toBe(404)
})

test('after people deleted their texts the chain verifies, and no release contains any of these texts', async () => {
  const { code, said } = await verify('--key', key, '--index', join(folder, 'releases.json'), ...paths(...months))
  expect([code, said]).toEqual([0, expect.stringContaining('index: right (4 releases)')])
  expect(tablesOf('2026-12').ratings.find(({ company }) => company === hostile)).toMatchObject({
    ratings: 40 + leaving,
  })
  expect(tablesOf('2027-01').ratings.find(({ company }) => company === hostile)).toMatchObject({ ratings: 40 })
  for (const [month, tar] of releases) {
    expect([month, tar.includes('vanished')]).toEqual([month, false])
    for (const words of ['Fair pay', 'Long way', 'Two friendly talks', 'Insurance is good'])
      expect([month, words, tar.includes(words)]).toEqual([month, words, false])
  }
})

test('a removed company is in no later release, and its place in the awards stays empty', () => {
  const { companies, awards, award_candidates } = tablesOf('2027-02')
  expect(companies.map(({ company }) => company)).toEqual([crowded, quiet])
  expect(award_candidates.some(({ company }) => company === hostile)).toBe(false)
  expect(awards.filter(({ quarter, kind }) => quarter === '2026-Q3' && kind === 'company')).toEqual([
    { quarter: '2026-Q3', kind: 'company', place: 1, company: null, average: null, score: null, ratings: null },
    expect.objectContaining({ place: 2, company: crowded }),
  ])
})

test('a chain that began in the first format verifies, and changes to it are found', async () => {
  const signer = await loadDataKey({ db, privacy })
  const site = 'http://shafaf.example'
  const writeFirst = (change: (tables: Tables) => void) => {
    const tables = tablesOf('2026-11')
    change(tables)
    const { tar } = assemble(tables, { site, month: '2026-11' }, undefined, signer)
    return writeInFirstFormat(tar, '2026-11', signer)
  }
  const first = writeFirst(() => {})
  expect(first.includes('"low":')).toBe(true)
  const before = { month: '2026-11', number: 1, sha256: hashSha256(first) }
  const { tar: next } = assemble(tablesOf('2026-12'), { site, month: '2026-12' }, before, signer)
  const { code, said } = await verify('--key', key, put('first.tar', first), put('next.tar', next))
  expect([code, said]).toEqual([0, expect.stringContaining('next.tar: right (2026-12, number 2')])

  const changes: [change: (tables: Tables) => void, said: string][] = [
    [({ ratings }) => void Object.assign(ratings[0]!, { upper: 4.9 }), 'the interval of company 1 is'],
    [({ culture }) => void Object.assign(culture[0]!, { lower: 99 }), 'lies outside its interval'],
    [({ pay }) => void Object.assign(pay[0]!, { upper: 90_000 }), 'is too wide'],
    [({ pay }) => void Object.assign(pay[0]!, { median: 9000, p25: 9500 }), 'are not in order'],
  ]
  for (const [change, expected] of changes) {
    const bent = await verify('--key', key, put('bent.tar', writeFirst(change)))
    expect([bent.code, bent.said]).toEqual([1, expect.stringContaining(expected)])
  }
})

describe('the verifier finds', () => {
  test('a changed byte, wherever it is', async () => {
    const tar = releases.get('2026-12')!
    const at = (text: string) => tar.indexOf(text)
    const places = [
      ...[at('ratings.csv\0') + 520, at('data.json\0') + 540, at('manifest.json\0') + 560, at('manifest.sig\0') + 530],
      // In a header, in padding of a block, and at the end.
      ...[at('pay.csv\0') + 110, at('manifest.sig\0') + 900, tar.length - 1],
    ]
    for (const place of places) {
      const changed = Buffer.from(tar)
      changed[place]! ^= 1
      const { code, said } = await verify('--key', key, put('changed.tar', changed))
      expect([place, code, said]).toEqual([place, 1, expect.stringContaining('changed.tar: WRONG: ')])
    }
    const { said } = await verify(put('cut.tar', tar.subarray(0, tar.length - 2048)))
    expect(said).toContain('cut.tar: WRONG: ')
  })

  test('a month that was dropped, also the last one where the index names it', async () => {
    const { code, said } = await verify('--key', key, ...paths('2026-11', '2027-01', '2027-02'))
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('2027-01.tar: WRONG: it is number 3 and follows on 2026-12, not on number 1'),
    ])
    const last = await verify(
      '--key',
      key,
      '--index',
      join(folder, 'releases.json'),
      ...paths('2026-11', '2026-12', '2027-01'),
    )
    expect([last.code, last.said]).toEqual([1, expect.stringContaining('it lists 2027-02, which is missing')])
    const first = await verify('--key', key, ...paths('2026-12', '2027-01'))
    expect([first.code, first.said]).toEqual([0, expect.stringContaining('those before it were not given')])
  })

  test('a chain in another order, of releases and of the index', async () => {
    const { code, said } = await verify('--key', key, ...paths('2026-11', '2027-01', '2026-12'))
    expect([code, said]).toEqual([1, expect.stringContaining('one is missing, changed or out of order')])
    const chain = JSON.parse((await get(dataFiles.index)).toString())
    const turned = put('turned.json', JSON.stringify({ ...chain, releases: chain.releases.toReversed() }))
    const indexed = await verify('--key', key, '--index', turned, ...paths(...months))
    expect([indexed.code, indexed.said]).toEqual([1, expect.stringContaining('it lists them in another order')])
  })

  /** Builds a release with other numbers, with valid hashes and a signature of `by`. */
  async function forged(month: string, change: (tables: Tables) => void, by?: Awaited<ReturnType<typeof loadDataKey>>) {
    const tables = tablesOf(month)
    change(tables)
    const before = (await index()).findLast((one) => one.month < month)
    const { tar } = assemble(
      tables,
      { site: 'http://shafaf.example', month },
      before,
      by ?? (await loadDataKey({ db, privacy })),
    )
    return put(`forged-${randomUUID()}.tar`, tar)
  }

  test('nothing wrong with what was assembled again as it was', async () => {
    const { code, said } = await verify('--key', key, await forged('2026-12', () => {}))
    expect([code, said]).toEqual([0, expect.stringContaining('right (2026-12, number 2')])
  })

  test('a changed rating whose manifest was hashed again, by a signature that is not ours', async () => {
    const change = ({ ratings }: Tables) => void Object.assign(ratings[0]!, { average: 4.9 })
    const own = (await get(dataFiles.key)).toString()
    const another = generateKeyPairSync('ed25519').privateKey
    const pretended = await verify('--key', key, await forged('2026-12', change, toSigningKey(another, own)))
    expect([pretended.code, pretended.said]).toEqual([
      1,
      expect.stringContaining('the signature of its manifest is not right'),
    ])
    const open = await verify('--key', key, await forged('2026-12', change, toSigningKey(another)))
    expect([open.code, open.said]).toEqual([1, expect.stringContaining('signed with another key than the one given')])
  })

  test.each(forgeries)('%s, though we signed it', async (_, change, said) => {
    const outcome = await verify('--key', key, await forged('2026-12', change))
    expect([outcome.code, outcome.said]).toEqual([1, expect.stringContaining(said)])
  })

  test('that it was given nothing it can look at', async () => {
    expect(await verify()).toMatchObject({ code: 2, said: expect.stringContaining('node verify.mjs') })
    expect(await verify(join(folder, 'nothing.tar'))).toMatchObject({ code: 2 })
    expect(await verify(put('empty.tar', ''))).toMatchObject({
      code: 1,
      said: expect.stringContaining('no signed manifest'),
    })
  })
})
