import { monthly, rangeOf } from './naive-pay.ts'
import { between, type Tally } from './naive-statistics.ts'
import type { Written } from './random-writes.ts'

type Live = Map<string, Tally>

/** Years of experience in the groups of the list: less than 1, 1 to 3, 4 to 9, 10 to 14, 15 to 19, 20 or more. */
const groupOf = (years: number) => [1, 4, 10, 15, 20].filter((from) => years >= from).length + 1
const ofYear = (answers: Written['answers'], name: string) =>
  answers[name] === undefined ? undefined : Number(answers[name]) * (answers[`${name}_duration`] === 'month' ? 12 : 1)

/**
 * Where the pay of a review is counted, by chart; a part's name begins with that of its whole. `company` stands for the
 * company's people, `title 3` and `department 2` for those of the whole country.
 */
function chartsOf({ answers, writer }: Pick<Written, 'answers' | 'writer'>): [chart: string, bucket: number][] {
  const pay = monthly(answers)
  if (pay === null) return []
  const range = rangeOf(pay)
  const { jobtitle, joblevel, department, gender, city_id, experience_years } = answers
  const experience = groupOf(Number(experience_years))
  const title = `title ${jobtitle}`
  const parts = {
    ...{ jobtitle, level: joblevel, department, experience, gender, nation: writer.nation },
  }
  const inCountry = { level: joblevel, experience, gender, city: city_id }
  const [bonus, sharing, commission] = ['cash_bonus', 'profit_sharing', 'sales_commission'].map((name) =>
    ofYear(answers, name),
  )
  const extras = {
    cash_bonus: bonus && rangeOf(bonus),
    profit_sharing: sharing && rangeOf(sharing),
    sales_commission: commission && rangeOf(commission / 12),
    annual_raise: Number(answers.annual_raise),
  }
  const named = (whole: string, of: object) =>
    Object.entries(of).flatMap(([name, id]) =>
      id === undefined ? [] : [[`${whole}/${name}/${id}`, range] as [string, number]],
    )
  return [
    ['company', range],
    ...named('company', parts),
    ...Object.entries(extras).flatMap(([name, amount]) =>
      amount === undefined ? [] : [[`company/extra/${name}`, amount] as [string, number]],
    ),
    [title, range],
    ...named(title, inCountry),
    [`department ${department}`, range],
  ]
}

/** How many are counted where, beside what `earlier` says. */
function counted(salaries: readonly Written[], inCountry: boolean, earlier: Live = new Map()): Live {
  const live: Live = new Map([...earlier].map(([chart, of]) => [chart, { ...of }]))
  for (const review of salaries)
    for (const [chart, bucket] of chartsOf(review)) {
      if (chart.startsWith('company') === inCountry) continue
      const of = live.get(chart) ?? {}
      of[bucket] = (of[bucket] ?? 0) + 1
      live.set(chart, of)
    }
  return live
}

/**
 * What everybody may see of pay, kept by the written rule beside the server: tell it of every write. A whole is released
 * once at least 5 people's pay differs from what was released, and in that moment each of its parts where as many do.
 */
function guardOf() {
  const released: Live = new Map()
  return {
    released: (chart: string): Tally => released.get(chart) ?? {},
    /** The parts of a breakdown, by id: `company/level`. */
    parts(breakdown: string): Record<string, Tally> {
      const parts = [...released].filter(([chart]) => chart.startsWith(`${breakdown}/`))
      return Object.fromEntries(parts.map(([chart, told]) => [chart.slice(breakdown.length + 1), told]))
    },
    look(now: Live) {
      const differs = (chart: string) => between(now.get(chart) ?? {}, released.get(chart) ?? {}) >= 5
      const charts = [...new Set([...now.keys(), ...released.keys()])]
      for (const whole of charts.filter((chart) => !chart.includes('/') && differs(chart)))
        for (const chart of charts.filter((one) => one === whole || one.startsWith(`${whole}/`)).filter(differs))
          released.set(chart, { ...now.get(chart) })
    },
  }
}

export type PayGuard = Pick<ReturnType<typeof guardOf>, 'released' | 'parts'>

/** The salaries of a list of reviews, and whether they are others than when it was last asked. */
function salariesIn() {
  let last: readonly Written[] = []
  return (reviews: readonly Written[]) => {
    const now = reviews.filter(({ kind }) => kind === 'salary')
    const same = now.length === last.length && now.every((one, at) => one === last[at])
    last = now
    return { now, same }
  }
}

/** The guard of one company's pay. */
export function companyPay() {
  const salaries = salariesIn()
  const { look, ...guard } = guardOf()
  return {
    ...guard,
    look(reviews: readonly Written[]) {
      const { now, same } = salaries(reviews)
      if (!same) look(counted(now, false))
    },
  }
}

/** The guard of the whole country's pay: the companies are written about one after another. */
export function nationalPay() {
  let salaries = salariesIn()
  let [earlier, live]: Live[] = [new Map(), new Map()]
  const { look, ...guard } = guardOf()
  return {
    ...guard,
    look(reviews: readonly Written[]) {
      const { now, same } = salaries(reviews)
      if (same) return
      live = counted(now, true, earlier)
      look(live)
    },
    /** Nothing is written about this company any more. */
    next() {
      earlier = live
      salaries = salariesIn()
    },
  }
}
