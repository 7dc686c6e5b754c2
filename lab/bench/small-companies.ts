/**
 * `npm run small`: how many companies of each size show pay, how far it is off and how often its interval holds, read
 * alone (`payOf`) and leaning on the industry (`payWithin`), in the worlds of the budget study. The product's own noise,
 * opening and readers; pay is invented. `-- 400` plays so many companies of each size.
 */

import { computeMonthlyPay } from '../../src/contract/salaries/monthly-pay.ts'
import type { Pay } from '../../src/contract/salaries/pay.schema.ts'
import { payBudget } from '../../src/contract/statistics/budget.ts'
import type { PublishedNumber } from '../../src/contract/statistics/published.ts'
import { leaningRules, payRules, typicalRules } from '../../src/contract/statistics/rules.ts'
import { createDemoCompanies } from '../../src/demo/seed/companies.ts'
import { createRandom, type Random } from '../../src/demo/seed/random.ts'
import { createDemoReviews } from '../../src/demo/seed/reviews.ts'
import { asReleased, computeSpentByCounter, type ReleasedCounts, sumCounts } from '../../src/server/statistics/guard.ts'
import { computeDeviation, createNoise } from '../../src/server/statistics/noise.ts'
import { findBand, listBandNames, payBands } from '../../src/server/statistics/pay.ts'
import { buildDistribution, payOf } from '../../src/server/statistics/reading/pay/figures.ts'
import { payWithin } from '../../src/server/statistics/reading/pay/leaning.ts'
import { drawThreshold, isOpening, ofCompanies } from '../../src/server/statistics/release/opening.ts'

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

/** Releases the pay of some people, in as many releases as they make in the usual course, with the noise of each. */
function release(random: Random, pay: readonly number[]): ReleasedCounts {
  const noise = createNoise((below) => random.whole(0, below - 1))
  const releases = Math.max(1, Math.floor(pay.length / ofCompanies.around))
  const counts = new Map(listBandNames(payBands).map((band) => [band, 0]))
  const add = (band: string, n: number) => counts.set(band, counts.get(band)! + n)
  for (const one of pay) add(String(findBand(payBands, Math.exp(one))), 1)
  for (const band of counts.keys())
    for (let n = 0; n < releases; n += 1) add(band, noise.laplace(computeSpentByCounter(payBudget.pay)))
  return asReleased(counts, releases, payBudget.pay)
}

/** Returns whether a company has opened when its people have come evenly over two years of monthly looks. */
function hasOpened(random: Random, people: number): boolean {
  const noise = createNoise((below) => random.whole(0, below - 1))
  const threshold = drawThreshold(noise, ofCompanies)
  return Array.from({ length: 24 }, (_, month) => Math.floor((people * (month + 1)) / 24)).some((come) =>
    isOpening(noise, ofCompanies, threshold, come),
  )
}

export type Shown = { off: number; holds: boolean; amount: boolean; width: number }
export type Row = {
  size: number
  opened: number
  alone: Shown[]
  within: Shown[]
  of: number
  /** By decision 144; not played on the demonstration. */
  sums?: Shown[]
}

/**
 * What decision 144 proposes: the sum of everybody's distance from the crowd's middle, cut off at `cut` steps of `step`
 * each (on the logarithmic scale), and the number of people, each with noise of its own, in thousandths of epsilon.
 */
const proposed = { step: 0.008, cut: 50, sum: 500, people: 250, spread: 0.47, fewest: 10 } as const

/** Tells the proposed sum in as many batches as a company has had: at 10, 20, 40 public reviews, and so on. */
function tellSum(random: Random, pay: readonly number[], centre: number) {
  const noise = createNoise((below) => random.whole(0, below - 1))
  const { step, cut } = proposed
  const batches = 1 + Math.max(0, Math.floor(Math.log2(pay.length / 10)))
  let [sum, people] = [0, pay.length]
  for (const one of pay) sum += Math.max(-cut, Math.min(cut, Math.round((one - centre) / step)))
  for (let n = 0; n < batches; n += 1) {
    sum += noise.laplace(proposed.sum / cut)
    people += noise.laplace(proposed.people)
  }
  return { sum: sum * step, people, variance: batches * (step * computeDeviation(proposed.sum / cut)) ** 2 }
}

/** Reads a proposed sum by Bayes' rule, as `computeLikelyMedian` reads bands. */
function readSum({ sum, people, variance }: ReturnType<typeof tellSum>, centre: number, apart: number): Pay | null {
  if (people < proposed.fewest) return null
  const reach = proposed.cut * proposed.step
  const places = Array.from({ length: 81 }, (_, at) => -4 + at / 10)
  const usual = places.map((z) => Math.exp((-z * z) / 2))
  const mass = usual.reduce((all, one) => all + one, 0)
  const centres = Array.from({ length: 121 }, (_, at) => (apart * (at - 60)) / 12)
  const logs = centres.map((off) => {
    const cuts = places.map((z) => Math.max(-reach, Math.min(reach, off + proposed.spread * z)))
    const mean = cuts.reduce((all, one, at) => all + one * usual[at]!, 0) / mass
    const square = cuts.reduce((all, one, at) => all + one * one * usual[at]!, 0) / mass
    // The number of people is noisy as well.
    const varies = people * (square - mean ** 2) + variance + (mean * computeDeviation(proposed.people)) ** 2
    return -((sum - people * mean) ** 2 / varies + Math.log(varies)) / 2 - 2.5 * Math.log1p((off / apart) ** 2 / 4)
  })
  const most = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - most))
  const whole = weights.reduce((all, one) => all + one, 0)
  const findAt = (share: number) => {
    let passed = 0
    const place = weights.findIndex((one) => {
      passed += one / whole
      return passed >= share
    })
    return Math.exp(centre + centres[Math.max(0, place)]!)
  }
  const [lower, about, upper] = [findAt(0.025), findAt(0.5), findAt(0.975)] as PublishedNumber[]
  if (Math.log(upper! / lower!) / 2 > payRules.widest) return null
  const none = { people: people as PublishedNumber, median: null, p25: null, p75: null }
  return { ...none, lower: lower!, upper: upper!, leans: { about: about!, on: 'industry' } }
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
  for (const { companyId, type, answers } of createDemoReviews(companies)) {
    const pay = type === 'salary' ? computeMonthlyPay(answers) : null
    if (pay !== null) payOfCompany.set(companyId, [...(payOfCompany.get(companyId) ?? []), Math.log(pay)])
  }
  const classes = [1, 8, 20, 30, 60, 180].map((from, at, all) => ({
    ...{ name: `${from} to ${(all[at + 1] ?? 10_000) - 1}`, from, before: all[at + 1] ?? 10_000, of: 0 },
    row: { size: from, opened: 0, alone: [], within: [], of: 0 } as Row,
  }))
  for (let draw = 0; draw < draws; draw += 1) {
    const open = [...payOfCompany].filter(([, pay]) => hasOpened(random, pay.length))
    const released = new Map(open.map(([id, pay]) => [id, release(random, pay)]))
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
    const sums: Shown[] = []
    const row: Row = { size, opened: 0, alone: [], within: [], sums, of: companies }
    for (let played = 0; played < companies; played += 1) {
      const industry = random.normal(0, 0.15)
      const others = Array.from({ length: random.whole(4, 12) }, () => {
        const draw = inventCompany(random, industry, world)
        return release(random, Array.from({ length: random.whole(30, 200) }, draw))
      })
      const draw = inventCompany(random, industry, world)
      const truth = Math.exp(middle(Array.from({ length: staff }, draw)))
      const people = Array.from({ length: size }, draw)
      const released = release(random, people)
      row.opened += hasOpened(random, size) ? 1 : 0
      const crowd = { on: 'industry', released: sumCounts(others), parts: others.length } as const
      row.alone.push(...hold(payOf(released), truth))
      row.within.push(...hold(payWithin(released, crowd), truth))
      const centre = buildDistribution(crowd.released, payBands)!.at(1 / 2)
      sums.push(...hold(readSum(tellSum(random, people, centre), centre, leaningRules.apart.industry), truth))
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
      '| people | open | alone: shown, one amount, error half / nine of ten, interval holds, half width | leaning: the same | sums (decision 144): the same |',
    )
    for (const { size, opened, alone, within, sums = [], of } of playWorld(world, companies))
      console.log(
        `| ${size} | ${[percent(opened / of), ...[alone, within, sums].map((one) => describe(one, of).join(', '))].join(' | ')} |`,
      )
  }
  console.log('\nthe demonstration, 20 releases')
  for (const { name, opened, alone, within, of } of playDemonstration(20))
    console.log(
      `| ${name}: ${of / 20} companies | ${percent(opened / of)} | ${describe(alone, of).join(', ')} | ${describe(within, of).join(', ')} |`,
    )
}
