/**
 * `npm run bench`: the hot paths compared with bare ones, in one run, interleaved, medians. Ratios count; absolute
 * numbers are those of this machine. PostgreSQL is a temporary one on the same machine, not tuned. `npm run bench --
 * search proof` runs parts of it.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { freePort, startPostgres } from '../../tests/support/postgres/postgres.ts'
import { startSite } from '../../tests/support/site/site.ts'
import { acceptance } from './acceptance.ts'
import { attackersTime } from './attacker.ts'
import { doors } from './doors.ts'
import { stalls } from './files.ts'
import { load, median, type Rate } from './load.ts'
import { measureNight, type Night } from './night.ts'
import { comparePartitioned, crossesPartitions } from './partitions.ts'
import { proof } from './proof.ts'
import { releasing } from './release.ts'
import { autocomplete, reading } from './scale.ts'
import { type AskedByPage, countByPage } from './statements.ts'
import { machine, printTable } from './table.ts'
import { timing } from './timing.ts'
import { use } from './use.ts'

const rounds = 5
/** The number of companies and reviews in the larger tables. */
const many = Number(process.env.BENCH_SIZE ?? 1_000_000)
const requests = 2000
const lines: string[][] = [['what', 'ours', 'bare', 'ratio', 'goal']]
const perSecond = (rate: number) => `${Math.round(rate)}/s`
const line = (what: string, ours: number, bare: number, goal: string) =>
  lines.push([what, perSecond(ours), perSecond(bare), `${(ours / bare).toFixed(2)}x`, goal])

const cluster = await startPostgres()
const milliseconds = (time: number) => `${time.toFixed(2)} ms`
const apart = (what: string, ours: number, bare: number, goal: string) =>
  lines.push([what, milliseconds(ours), milliseconds(bare), `${(ours / bare).toFixed(2)}x`, goal])

/** The parts that can be measured separately: `npm run bench -- search proof`. */
const parts: Record<string, () => Promise<void>> = {
  async reading() {
    const database = await cluster.createDatabase()
    const AUTHOR_KEY = randomBytes(32).toString('hex')
    const onPostgres = await startSite({ env: { DATABASE_URL: database, AUTHOR_KEY, DEMO_DATA: '1' } })
    const embedded = await startSite()
    const path = '/api/companies/1/profile'
    const body = await (await fetch(embedded.url + path)).text()
    const port = await freePort()
    const bareServer = spawn('npx', ['--no-install', 'tsx', 'lab/bench/bare.ts'], {
      env: { ...process.env, PORT: String(port), DATABASE_URL: await cluster.createDatabase(), BODY: body },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(bareServer.stdout!, 'data')
    const profiles = {
      bare: `http://127.0.0.1:${port}/1`,
      postgres: onPostgres.url + path,
      embedded: embedded.url + path,
    }
    const rates: Record<keyof typeof profiles, Rate[]> = { bare: [], postgres: [], embedded: [] }
    for (let round = 0; round <= rounds; round += 1)
      for (const name of Object.keys(profiles) as (keyof typeof profiles)[]) {
        const rate = await load(profiles[name], requests)
        // The first round warms up.
        if (round > 0) rates[name].push(rate)
      }
    const rate = (name: keyof typeof profiles) => median(rates[name].map((one) => one.perSecond))
    line('company profile, PostgreSQL', rate('postgres'), rate('bare'), '1.0x')
    line('company profile, embedded', rate('embedded'), rate('bare'), '0.25x')
    bareServer.kill()

    for (const [name, site] of [['PostgreSQL', onPostgres] as const, ['embedded', embedded] as const])
      for (const q of ['a', 'al', 'شر']) {
        const found = await load(`${site.url}/api/autocomplete?key=company&q=${encodeURIComponent(q)}`, requests)
        lines.push([
          `autocomplete "${q}", ${name}`,
          perSecond(found.perSecond),
          '',
          `p99 ${found.p99.toFixed(1)} ms`,
          '',
        ])
      }

    const { statistics, pages } = await reading(database, 1000, many)
    apart(`numbers of a company with ${many} reviews, beside 1000`, statistics[1], statistics[0], 'at most 2x')
    apart(`page 900 of ${many} reviews, beside page 1`, pages[1], pages[0], 'at most 1.3x')
    await onPostgres.remove()
    await embedded.remove()
  },

  async search() {
    const found = await autocomplete(await cluster.createDatabase(), many)
    apart(`autocomplete over ${many} companies, p99, beside %q%`, found.ours, found.trigram, '5 ms, 0.05x')
    apart('texts made to be costly, p99, beside whole names', found.costly, found.names, 'at most 5x')
  },

  async statements() {
    const cost = ({ count, time }: AskedByPage['kept']) => `${count} in ${milliseconds(time)}`
    for (const { path, companies, kept, changed } of await countByPage(100_000))
      lines.push([`PostgreSQL for ${path}, of ${companies} companies`, cost(kept), `changed: ${cost(changed)}`, '', ''])
  },

  async accepting() {
    const server = await acceptance(await cluster.createDatabase())
    line('accepting a review, PostgreSQL', server.ours, server.bare, '0.25x')
    const own = await acceptance(undefined)
    line('accepting a review, embedded', own.ours, own.bare, '0.25x')
  },

  async partitions() {
    const [size, count] = [Math.round(many / 5), 16]
    const databases = [await cluster.createDatabase(), await cluster.createDatabase()] as const
    const { beside, seconds } = await comparePartitioned(databases, size, count)
    lines.push([`${size} reviews laid into ${count} partitions`, `${seconds.toFixed(1)} s`, '', '', ''])
    for (const { what, whole, partitioned } of beside)
      apart(`${what}, partitioned beside whole`, partitioned, whole, crossesPartitions.test(what) ? '' : 'at most 1.3x')
  },

  async night() {
    const nights: Night[] = []
    for (const size of [10_000, 100_000, 1_000_000].filter((one) => one <= many)) {
      nights.push(await measureNight(size))
      console.log(nights.at(-1))
    }
    const seconds = (time: number) => `${time.toFixed(1)} s`
    const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
    for (const { reviews, rows, log, backup, ...night } of nights) {
      const sizes = `${rows} rows, ${megabytes(log)} of log, ${megabytes(backup)} of backup`
      const what = `the night of ${reviews} reviews: ${sizes}`
      const times = [seconds(night.seconds), `rewriting ${seconds(night.rewriting)}`]
      lines.push([what, ...times, `${(night.seconds / nights[0]!.seconds).toFixed(2)}x`, 'at most 1.3x'])
    }
  },

  async proof() {
    lines.push(['numbers after 100,000 random writes, and a recount', proof(), '', '', 'equal'])
  },

  async use() {
    const { counts, companies } = await use()
    const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`
    const add = (what: string, part: number, of: number, goal: string) =>
      lines.push([what, share(part, of), `${part} of ${of}`, '', goal])
    add('medians of groups of 50 and more, within 5 % of the true ones', counts.near, counts.medians, '95 %')
    add('intervals of pay of such groups that hold the true median', counts.payHeld, counts.pay, 'at least 95 %')
    add('intervals of culture that hold the true average', counts.cultureHeld, counts.culture, 'at least 95 %')
    for (const { reviews, fewest, middle, most } of companies)
      lines.push([`numbers a company of ${reviews} reviews shows`, String(middle), `${fewest} to ${most}`, '', ''])
  },

  async release() {
    const { first, next } = await releasing()
    for (const [what, { seconds, worked, held, p99, asked }] of [
      ['10,000 salaries of one company, released for it and the country', first] as const,
      ['the same with 400 more, a month later', next] as const,
    ]) {
      lines.push([what, `${seconds.toFixed(1)} s`, `${worked.toFixed(1)} s of a processor`, '', ''])
      lines.push(['- the longest its thread is held', milliseconds(held), '', '', ''])
      lines.push([`- a reader beside it, p99 of ${asked}`, milliseconds(p99), '', '', ''])
    }
  },

  async doors() {
    for (const { what, apart, p99, quiet } of await doors())
      lines.push([what, milliseconds(p99), milliseconds(quiet), `${apart.toFixed(2)}x`, 'at most 1.2x'])
  },

  async files() {
    const { kept, refused, quiet, worst, stalled } = await stalls()
    const what = `the longest call beside ${kept + refused} hostile files (${kept} kept as plain pictures), and beside nothing`
    lines.push([what, milliseconds(worst), milliseconds(quiet), `${stalled.length} above 50 ms`, 'none'])
  },

  async attacker() {
    for (const { what, seconds, free, note } of await attackersTime())
      lines.push([what, `${seconds.toFixed(1)} s`, '', free, note])
  },

  async timing() {
    for (const { what, known, unknown, apart } of await timing()) {
      const share = `${(apart * 100).toFixed(1)} % apart`
      lines.push([`${what}, known and unknown e-mail`, milliseconds(known), milliseconds(unknown), share, 'below 10 %'])
    }
  },
}
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !parts[name])
if (unknown) throw new Error(`no part is called ${unknown}; there are ${Object.keys(parts).join(', ')}`)
for (const [name, measure] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await measure()
cluster.stop()

printTable(machine(), lines)
process.exit(0)
