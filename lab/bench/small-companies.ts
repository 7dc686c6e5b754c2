/**
 * `npm run small`: how many companies of each size show pay, how far it is off and how often its interval holds, read
 * alone (`payOf`) and leaning on the industry (`payWithin`), in the worlds of the budget study. People come evenly over
 * two years, with as many public reviews as salaries, and are released by the rules of the public clock. The product's
 * own noise and readers; pay is invented. `-- 400` plays so many companies of each size.
 */

import { computeMonthlyPay } from '../../src/contract/salaries/monthly-pay.ts'
import type { Pay } from '../../src/contract/salaries/pay.schema.ts'
import { payBudget } from '../../src/contract/statistics/budget.ts'
import { releaseRules, typicalRules } from '../../src/contract/statistics/rules.ts'
import { createDemoCompanies } from '../../src/demo/seed/companies.ts'
import { createRandom, type Random } from '../../src/demo/seed/random.ts'
import { createDemoReviews } from '../../src/demo/seed/reviews.ts'
import { asReleased, computeSpentByCounter, type ReleasedCounts, sumCounts } from '../../src/server/statistics/guard.ts'
import { createNoise } from '../../src/server/statistics/noise.ts'
import { findBand, listBandNames, payBands } from '../../src/server/statistics/pay.ts'
import { payOf } from '../../src/server/statistics/reading/pay/figures.ts'
import { payWithin } from '../../src/server/statistics/reading/pay/leaning.ts'

export const sizes = [8, 10, 20, 30, 60, 180, 890] as const
const staff = 1500

/** What differs between worlds: how far companies of an industry, and people with the same job, lie apart. */
export type World = { name: string; company: number; person: number; skewed?: boolean }
export const worlds: readonly World[] = [
  { name: 'as the study assumes', company: 0.15, person: 0.2 },
  { name: 'companies twice as different', company: 0.36, person: 0.2 },
  { name: 'people more different, few earn much', company: 0.15, person: 0.35, skewed: true },
]

const levels = [
  [0.2, -1.6],
  [0.33, -0.6],
  [0.27, 0.4],
  [0.15, 1.4],
  [0.05, 2.4],
] as const

/** Invents a company: returns a function that draws the logarithm of one person's pay. */
function inventCompany(random: Random, industry: number, { company, person, skewed }: World): () => number {
  const offset = random.normal(0, company)
  const jobs = Array.from({ length: random.whole(8, 40) }, () => ({
    weight: -Math.log(1 - random.next()),
    pay: random.normal(0, 0.28) + random.normal(0, 0.08),
  }))
  return () => {
    const [, step] = random.weighted(levels, ([weight]) => weight)
    const own = skewed ? person * (-Math.log(1 - random.next()) - Math.LN2) : random.normal(0, person)
    return Math.log(8500) + industry + offset + random.weighted(jobs, ({ weight }) => weight).pay + step * 0.22 + own
  }
}

const middle = (values: readonly number[], share = 0.5): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN

const months = 24

/**
 * Plays two years of the public clock (`decideReleases`) for a company that gets so many public reviews; returns what part
 * of all that comes has been released, and in how many releases.
 */
function playClock(random: Random, reviews: number): { part: number; releases: number } {
  const before = random.whole(0, 11)
  let [reached, part, releases] = [0, 0, 0]
  for (let month = 1; month <= months; month += 1) {
    const come = Math.floor((reviews * month) / months)
    const growth = (before + month) % 12 === 0 ? releaseRules.january : releaseRules.again
    if (come < Math.max(releaseRules.first.salary, growth * reached)) continue
    reached = come
    part = month / months
    releases += 1
  }
  return { part, releases }
}

/** Releases the pay of a company's people, with the noise of each release; null where there has been none. */
function release(random: Random, pay: readonly number[], reviews = pay.length): ReleasedCounts | null {
  const noise = createNoise((below) => random.whole(0, below - 1))
  const { part, releases } = playClock(random, reviews)
  if (releases === 0) return null
  const counts = new Map(listBandNames(payBands).map((band) => [band, 0]))
  const add = (band: string, n: number) => counts.set(band, counts.get(band)! + n)
  for (const one of pay.slice(0, Math.floor(part * pay.length))) add(String(findBand(payBands, Math.exp(one))), 1)
  for (const band of counts.keys())
    for (let n = 0; n < releases; n += 1) add(band, noise.laplace(computeSpentByCounter(payBudget.pay)))
  return asReleased(counts, releases, payBudget.pay)
}

export type Shown = { off: number; holds: boolean; amount: boolean; width: number }
export type Row = {
  size: number
  opened: number
  alone: Shown[]
  within: Shown[]
  of: number
}

/** Holds what is shown against the truth; nothing where nothing is shown. */
function hold(pay: Pay | null, truth: number): Shown[] {
  if (!pay) return []
  const { lower, upper } = pay
  const about = pay.median ?? pay.leans?.about ?? Math.sqrt(lower * upper)
  return [
    {
      off: Math.abs(about / truth - 1),
      holds: lower <= truth && truth <= upper,
      amount: pay.median !== null || pay.leans !== undefined,
      width: (upper - lower) / 2 / about,
    },
  ]
}

/**
 * Releases the demonstration so many times, where it opens, and holds it against the median of the same people: the
 * demonstration has no others. Chance is therefore not part of the error.
 */
export function playDemonstration(draws: number): (Row & { name: string })[] {
  const random = createRandom('demonstration')
  const companies = createDemoCompanies()
  const industryOf = new Map(companies.map(({ id, industry_id }) => [id, industry_id]))
  const payOfCompany = new Map<number, number[]>()
  const reviewsOf = new Map<number, number>()
  for (const { companyId, type, answers } of createDemoReviews(companies)) {
    if (type === 'company') reviewsOf.set(companyId, (reviewsOf.get(companyId) ?? 0) + 1)
    const pay = type === 'salary' ? computeMonthlyPay(answers) : null
    if (pay !== null) payOfCompany.set(companyId, [...(payOfCompany.get(companyId) ?? []), Math.log(pay)])
  }
  const classes = [1, 8, 20, 30, 60, 180].map((from, at, all) => ({
    ...{ name: `${from} to ${(all[at + 1] ?? 10_000) - 1}`, from, before: all[at + 1] ?? 10_000, of: 0 },
    row: { size: from, opened: 0, alone: [], within: [], of: 0 } as Row,
  }))
  for (let draw = 0; draw < draws; draw += 1) {
    const all = [...payOfCompany].map(([id, pay]) => [id, release(random, pay, reviewsOf.get(id))] as const)
    const released = new Map(all.flatMap(([id, one]) => (one ? [[id, one] as const] : [])))
    const open = [...payOfCompany].filter(([id]) => released.has(id))
    for (const [id, pay] of payOfCompany) {
      const { row } = classes.find(({ from, before }) => from <= pay.length && pay.length < before)!
      row.of += 1
      const own = released.get(id)
      if (!own) continue
      row.opened += 1
      const truth = Math.exp(middle(pay))
      row.alone.push(...hold(payOf(own), truth))
      const others = open
        .filter(([other]) => other !== id && industryOf.get(other) === industryOf.get(id))
        .sort((a, b) => b[1].length - a[1].length)
        .slice(0, typicalRules.most)
      // Too few of the industry: all companies stand for the country.
      const isEnough = others.length >= typicalRules.companies
      const among = isEnough ? others : open.filter(([other]) => other !== id)
      const crowd = sumCounts(among.map(([other]) => released.get(other)!))
      row.within.push(
        ...hold(payWithin(own, { on: isEnough ? 'industry' : 'country', released: crowd, parts: among.length }), truth),
      )
    }
  }
  return classes.map(({ name, row }) => ({ name, ...row }))
}

/** Plays so many companies of each size in a world. */
export function playWorld(world: World, companies: number, of: readonly number[] = sizes): Row[] {
  const random = createRandom(world.name)
  return of.map((size) => {
    const row: Row = { size, opened: 0, alone: [], within: [], of: companies }
    for (let played = 0; played < companies; played += 1) {
      const industry = random.normal(0, 0.15)
      const others = Array.from({ length: random.whole(4, 12) }, () => {
        const draw = inventCompany(random, industry, world)
        return release(random, Array.from({ length: random.whole(30, 200) }, draw))
      }).filter((one) => one !== null)
      const draw = inventCompany(random, industry, world)
      const truth = Math.exp(middle(Array.from({ length: staff }, draw)))
      const released = release(random, Array.from({ length: size }, draw))
      if (!released) continue
      row.opened += 1
      const crowd = { on: 'industry', released: sumCounts(others), parts: others.length } as const
      row.alone.push(...hold(payOf(released), truth))
      row.within.push(...hold(payWithin(released, crowd), truth))
    }
    return row
  })
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`

function describe(shown: readonly Shown[], of: number): string[] {
  if (shown.length === 0) return ['0 %', '-', '-', '-', '-']
  const count = (is: (one: Shown) => boolean) => shown.filter(is).length
  const off = shown.map((one) => one.off)
  return [
    percent(shown.length / of),
    percent(count(({ amount }) => amount) / of),
    `${percent(middle(off))} / ${percent(middle(off, 0.9))}`,
    percent(count(({ holds }) => holds) / shown.length),
    percent(middle(shown.map(({ width }) => width))),
  ]
}

if (import.meta.filename === process.argv[1]) {
  const companies = Number(process.argv[2] ?? 1000)
  for (const world of worlds) {
    console.log(`\n${world.name}, ${companies} companies of each size`)
    console.log(
      '| people | open | alone: shown, one amount, error half / nine of ten, interval holds, half width | leaning: the same |',
    )
    for (const { size, opened, alone, within, of } of playWorld(world, companies))
      console.log(
        `| ${size} | ${[percent(opened / of), ...[alone, within].map((one) => describe(one, of).join(', '))].join(' | ')} |`,
      )
  }
  console.log('\nthe demonstration, 20 releases')
  for (const { name, opened, alone, within, of } of playDemonstration(20))
    console.log(
      `| ${name}: ${of / 20} companies | ${percent(opened / of)} | ${describe(alone, of).join(', ')} | ${describe(within, of).join(', ')} |`,
    )
}
