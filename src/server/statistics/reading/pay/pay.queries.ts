import type { SalaryStatistics } from '../../../../contract/companies/salaries.schema.ts'
import type { Comparison, Extras } from '../../../../contract/salaries/compare.schema.ts'
import { nationGroups } from '../../../../contract/salaries/pay.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { ReleasedCounts } from '../../guard.ts'
import { national, ofCompany, readReleasedCounters } from '../../ledger.queries.ts'
import { genders } from '../../metrics.ts'
import {
  buildExtraMeasure,
  buildGenderMeasure,
  buildLevelMeasure,
  buildNationMeasure,
  type PayExtra,
  payExtras,
  payMeasure,
} from '../../pay-measures.ts'
import { readCrowd, readPayWithin } from './crowds.queries.ts'
import { buildBars, limitToWhole, ofYear, payOf, percent } from './figures.ts'
import { payWithin } from './leaning.ts'
import { payAverages, payParts, type ReleasedPart } from './parts.ts'
import { ofList, ofWords, type Reader } from './reader.ts'
import { listDepartmentPay, listReleasedTitles } from './titles.queries.ts'

type ReadPay = { all: ReleasedCounts; levels: ReleasedPart[] }

async function readReleased(reader: Reader, companyId: number): Promise<ReadPay> {
  const parts = ofList(reader, 'joblevels')
  const of = await readReleasedCounters(reader.db, ofCompany(companyId), [
    payMeasure,
    ...parts.map(({ id }) => buildLevelMeasure(id)),
  ])
  const all = of(payMeasure)
  return {
    all,
    levels: parts.map((part) => ({ ...part, released: limitToWhole(all, of(buildLevelMeasure(part.id))) })),
  }
}

/** Reads what is told of a company's pay from its own numbers alone, as open data and calculations with them need it. */
export async function readOwnPay(reader: Reader, companyId: number): Promise<Omit<SalaryStatistics, 'wider'>> {
  const { all, levels } = await readReleased(reader, companyId)
  return { pay: payOf(all), bars: buildBars(all), level: payParts(levels) }
}

/**
 * Reads what the company pays, as last released (design: nobody is unmasked). Where few people have shared a salary, it
 * leans on its industry, and where it tells nothing of its own, that is told in its place, both named as such.
 */
export async function readSalaryStatistics(reader: Reader, companyId: number): Promise<SalaryStatistics> {
  const { all, levels } = await readReleased(reader, companyId)
  const told = { bars: buildBars(all), level: payParts(levels) }
  const own = payOf(all)
  if (own?.median != null) return { pay: own, ...told, wider: null }
  const crowd = await readCrowd(reader.db, companyId)
  const pay = payWithin(all, crowd)
  const beside = pay ? null : payOf(crowd.released)
  return { pay, ...told, wider: beside && { on: crowd.on, ...beside } }
}

/** Reads what a company pays at each job level, and what is told of the whole country alone (spec 2, comparison result). */
export async function readComparison(reader: Reader, companyId: number): Promise<Comparison> {
  const { all, levels } = await readReleased(reader, companyId)
  const { parts, rest } = payParts(levels)
  const releasedOf = new Map(levels.map(({ id, released }) => [id, released]))
  return {
    ...{ pay: await readPayWithin(reader.db, companyId, all), bars: buildBars(all) },
    levels: { parts: parts.map((part) => ({ ...part, bars: buildBars(releasedOf.get(part.id)!) })), rest },
    country: await readCountryPay(reader),
  }
}

/** Reads what the parts of the whole country are paid; it is public. */
export async function readCountryPay(reader: Reader): Promise<Comparison['country']> {
  const inCountry = await readReleasedCounters(reader.db, national, [
    ...nationGroups.map(buildNationMeasure),
    ...genders.map(buildGenderMeasure),
  ])
  return {
    department: listDepartmentPay(reader, await listReleasedTitles(reader)),
    nation: payAverages(
      ofWords(nationGroups).map((part) => ({ ...part, released: inCountry(buildNationMeasure(part.id)) })),
    ),
    gender: payParts(ofWords(genders).map((part) => ({ ...part, released: inCountry(buildGenderMeasure(part.id)) }))),
  }
}

/** Reads what parts of the pay that not everybody gets come to in the whole country. */
export async function readExtraPay(db: Database): Promise<Extras> {
  const inCountry = await readReleasedCounters(db, national, payExtras.map(buildExtraMeasure))
  const readExtra = (name: PayExtra) =>
    payOf(inCountry(buildExtraMeasure(name)), name === 'annual_raise' ? percent : ofYear)
  return Object.fromEntries(payExtras.map((name) => [name, readExtra(name)])) as Extras
}
