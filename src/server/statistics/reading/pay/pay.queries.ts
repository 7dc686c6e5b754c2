import type { SalaryStatistics } from '../../../../contract/companies/salaries.ts'
import type { Comparison, Extras } from '../../../../contract/salaries/compare.ts'
import { nationGroups } from '../../../../contract/salaries/pay.ts'
import type { Released } from '../../guard.ts'
import { national, ofCompany, releasedCounters } from '../../ledger.queries.ts'
import { genders } from '../../metrics.ts'
import {
  extraMeasure,
  genderMeasure,
  levelMeasure,
  nationMeasure,
  type PayExtra,
  payExtras,
  payMeasure,
} from '../../pay-measures.ts'
import { barsOf, ofYear, payOf, percent, within } from './figures.ts'
import { payAverages, payParts, type ReleasedPart } from './parts.ts'
import { ofList, ofWords, type Reader } from './reader.ts'
import { departmentPay } from './titles.queries.ts'

type Read = { all: Released; levels: ReleasedPart[] }

async function releasedOf(reader: Reader, companyId: number): Promise<Read> {
  const parts = ofList(reader, 'joblevels')
  const of = await releasedCounters(reader.db, ofCompany(companyId), [
    payMeasure,
    ...parts.map(({ id }) => levelMeasure(id)),
  ])
  const all = of(payMeasure)
  return { all, levels: parts.map((part) => ({ ...part, released: within(all, of(levelMeasure(part.id))) })) }
}

/** What the company pays, as last released (design: nobody is unmasked). */
export async function salaryStatistics(reader: Reader, companyId: number): Promise<SalaryStatistics> {
  const { all, levels } = await releasedOf(reader, companyId)
  return { pay: payOf(all), bars: barsOf(all), level: payParts(levels) }
}

/**
 * What a company pays as somebody of this job level compares it, and beside it what is told of the whole country alone
 * (spec 2, comparison result); the extras only where `everything` may be seen.
 */
export async function comparison(
  reader: Reader,
  companyId: number,
  joblevel: number,
  { everything }: { everything: boolean },
): Promise<Comparison> {
  const { all, levels } = await releasedOf(reader, companyId)
  const level = payParts(levels)
  const mine = levels.find(({ id }) => id === String(joblevel))
  const own = level.parts.find(({ id }) => id === String(joblevel)) ?? null
  return {
    ...{ pay: payOf(all), bars: barsOf(all), level, own },
    ownBars: own && mine ? barsOf(mine.released) : [],
    country: { ...(await countryPay(reader)), extras: everything ? await extraPay(reader) : null },
  }
}

/** What the parts of the whole country are paid, as anybody may read it. */
export async function countryPay(reader: Reader): Promise<Omit<Comparison['country'], 'extras'>> {
  const inCountry = await releasedCounters(reader.db, national, [
    ...nationGroups.map(nationMeasure),
    ...genders.map(genderMeasure),
  ])
  return {
    department: await departmentPay(reader),
    nation: payAverages(
      ofWords(nationGroups).map((part) => ({ ...part, released: inCountry(nationMeasure(part.id)) })),
    ),
    gender: payParts(ofWords(genders).map((part) => ({ ...part, released: inCountry(genderMeasure(part.id)) }))),
  }
}

async function extraPay({ db }: Reader): Promise<Extras> {
  const inCountry = await releasedCounters(db, national, payExtras.map(extraMeasure))
  const extra = (name: PayExtra) => payOf(inCountry(extraMeasure(name)), name === 'annual_raise' ? percent : ofYear)
  return Object.fromEntries(payExtras.map((name) => [name, extra(name)])) as Extras
}
