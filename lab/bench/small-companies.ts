/**
 * `npm run small`: how many companies of each size show pay, how far it is off and how often its interval holds, read
 * alone (`payOf`) and leaning on the industry (`payWithin`), in the worlds of the budget study. The product's own noise,
 * opening and readers; pay is invented. `-- 400` plays so many companies of each size.
 */
import { payBudget } from '../../src/contract/statistics/budget.ts'
import { createRandom, type Random } from '../../src/demo/seed/random.ts'
import { asReleased, computeSpentByCounter, type ReleasedCounts, sumCounts } from '../../src/server/statistics/guard.ts'
import { createNoise } from '../../src/server/statistics/noise.ts'
import { findBand, listBandNames, payBands } from '../../src/server/statistics/pay.ts'
import { payOf } from '../../src/server/statistics/reading/pay/figures.ts'
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
export type Row = { size: number; opened: number; alone: Shown[]; within: Shown[]; of: number }

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
      })
      const draw = inventCompany(random, industry, world)
      const truth = Math.exp(middle(Array.from({ length: staff }, draw)))
      const released = release(random, Array.from({ length: size }, draw))
      row.opened += hasOpened(random, size) ? 1 : 0
      const crowd = { on: 'industry', released: sumCounts(others), parts: others.length } as const
      for (const [shown, pay] of [
        [row.alone, payOf(released)],
        [row.within, payWithin(released, crowd)],
      ] as const) {
        if (!pay) continue
        const { lower, upper } = pay
        const about = pay.median ?? pay.leans?.about ?? Math.sqrt(lower * upper)
        shown.push({
          off: Math.abs(about / truth - 1),
          holds: lower <= truth && truth <= upper,
          amount: pay.median !== null || pay.leans !== undefined,
          width: (upper - lower) / 2 / about,
        })
      }
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
        `| ${size} | ${percent(opened / of)} | ${describe(alone, of).join(', ')} | ${describe(within, of).join(', ')} |`,
      )
  }
}
