import { sql } from 'drizzle-orm'
import { loadDemo } from '../../src/demo/load.ts'
import { getLookups } from '../../src/server/lookups/lookups.queries.ts'
import type { Lookups } from '../../src/server/lookups/lookups.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import type { Counts } from '../../src/server/statistics/guard.ts'
import { createNoise, type Noise } from '../../src/server/statistics/noise.ts'
import { limitToWhole, payOf } from '../../src/server/statistics/reading/pay/figures.ts'
import { readComparison, readSalaryStatistics } from '../../src/server/statistics/reading/pay/pay.queries.ts'
import type { Reader } from '../../src/server/statistics/reading/pay/reader.ts'
import { listReleasedTitles } from '../../src/server/statistics/reading/pay/titles.queries.ts'
import {
  readBenefitSummary,
  readCultureStatistics,
  readPeopleStatistics,
} from '../../src/server/statistics/reading/reading.queries.ts'
import { buildCellName } from '../../src/server/statistics/release/told.ts'
import { findUnit, type Unit } from '../../src/server/statistics/release/units.ts'
import { seededNumbers } from '../../tests/support/seeded.ts'
import { noNoise, startTestServer, type TestServer } from '../../tests/support/server/server.ts'
import { median } from './load.ts'
import { averageOf, medianOf, type Truth, truthOfDemo } from './use-truth.ts'

/** The least number of people behind a number that is compared with the truth. */
const groupOf = 50
/** The largest relative error with which a median still counts as near the truth. */
const near = 0.05

type Told = { of: string; lower: number; upper: number; median?: number | null; people: 'pay' | 'culture' }

/**
 * Returns everything published with an interval: the pay of companies, their levels and the country, and answers about
 * the culture.
 */
async function toldOf(reader: Reader, companies: readonly number[]): Promise<Told[]> {
  const told: Told[] = []
  const pay = (of: string, one: { median: number | null; lower: number; upper: number } | null) => {
    if (one) told.push({ of, lower: one.lower, upper: one.upper, median: one.median, people: 'pay' })
  }
  for (const id of companies) {
    const { pay: all, level } = await readSalaryStatistics(reader, id)
    pay(`pay ${id}`, all)
    for (const part of level.parts) pay(`pay ${id} ${part.id}`, part)
    for (const { set, questions } of await readCultureStatistics(reader.db, id))
      for (const { name, value, lower, upper } of questions)
        if (value !== null && lower !== null && upper !== null)
          told.push({ of: `${set} ${id} ${name}`, lower, upper, people: 'culture' })
  }
  const { country } = await readComparison(reader, companies[0]!)
  const titles = await listReleasedTitles(reader)
  for (const { id } of reader.lookups.items('jobtitles'))
    pay(`title ${id}`, payOf(limitToWhole(titles.everybody, titles.ofTitle(id))))
  for (const part of country.department.parts) pay(`department ${part.id}`, part)
  for (const part of country.nation.parts) pay(`nation ${part.id}`, part)
  for (const part of country.gender.parts) pay(`gender ${part.id}`, part)
  return told
}

/** Returns how many numbers about pay and people a company's page shows, besides those that are read one by one. */
async function numbersOf(reader: Reader, id: number): Promise<number> {
  const { pay, level } = await readSalaryStatistics(reader, id)
  const culture = await readCultureStatistics(reader.db, id)
  const { parts } = await readPeopleStatistics(reader, id)
  const { offers } = await readBenefitSummary(reader, id)
  const questions = culture.reduce((sum, set) => sum + set.questions.length, 0)
  const people = Object.values(parts).reduce((sum, of) => sum + of.length, 0)
  return (pay ? 1 : 0) + level.parts.length + questions + people + offers.length
}

/** Compares what is published with what everyone said; only numbers with enough people behind them. */
function compare(told: readonly Told[], truth: Truth) {
  const counts = { medians: 0, near: 0, pay: 0, payHeld: 0, culture: 0, cultureHeld: 0 }
  for (const one of told) {
    const values = truth.get(one.of) ?? []
    if (values.length < groupOf) continue
    const truly = one.people === 'pay' ? medianOf(values) : averageOf(values)
    const isHeld = one.lower <= truly && truly <= one.upper
    counts[one.people] += 1
    counts[`${one.people}Held`] += isHeld ? 1 : 0
    if (one.median == null) continue
    counts.medians += 1
    counts.near += Math.abs(one.median - truly) <= near * truly ? 1 : 0
  }
  return counts
}

export type Use = {
  counts: ReturnType<typeof compare>
  /** How many numbers companies show, by their number of reviews: the fewest, the median and the most of all draws. */
  companies: { reviews: number; fewest: number; middle: number; most: number }[]
}

/** What is released: each unit as the server creates it, and its counts, which are the same for all draws. */
type Counted = { unit: (noise: Noise) => Unit; counts: Counts }

/** Counts everything that the demonstration has released, with the server's own code. */
async function countAll({ db, services: { privacy } }: TestServer, lookups: Lookups): Promise<Counted[]> {
  const counted: Counted[] = []
  const studies = { options: new Map<number, number>(), answers: new Map<number, Counts>() }
  const rows = await queryRows<{ unit: string }>(
    db,
    sql`select unit from release_units where unit not like 'study %' order by unit`,
  )
  for (const { unit: name } of rows) {
    const unit = (noise: Noise) => findUnit({ db, privacy, lookups, noise }, name, studies)!
    counted.push({ unit, counts: (await unit(noNoise).count(new Map())).counts })
  }
  return counted
}

/** Releases with one draw of all noise. Nothing was published before. */
async function release({ db }: TestServer, counted: readonly Counted[], noise: Noise): Promise<void> {
  await db.execute(sql`delete from tallies where not open`)
  await db.execute(sql`truncate national_tallies`)
  for (const { unit, counts } of counted)
    await db.transaction(async (tx) => {
      await unit(noise).publish(tx, (cell) => counts.get(buildCellName(cell)) ?? 0)
    })
}

/**
 * Measures how useful the numbers are despite the noise: the demonstration's data is counted once and released that
 * many times with the server's own code, each time with other noise, and what is published is compared with the answers
 * themselves. The noise is the same in every run.
 */
export async function use(draws = 20): Promise<Use> {
  const server = await startTestServer({ noise: noNoise, clock: () => new Date('2026-11-26T09:00:00Z') })
  const { db, services } = server
  await loadDemo(services)
  // As if nothing had been released yet.
  await db.execute(sql`update reviews set told_by_company = false, told_by_country = false`)
  const { truth, reviews } = truthOfDemo()
  const bySize = [...reviews].sort(([, a], [, b]) => a - b)
  const nearest = (size: number) =>
    bySize.reduce((best, one) => (Math.abs(one[1] - size) < Math.abs(best[1] - size) ? one : best))
  const shown = [nearest(60), nearest(180), bySize.at(-1)!]
  // Nothing of smaller companies is compared with the truth.
  const companies = bySize.flatMap(([id, size]) => (size >= groupOf ? [id] : []))
  const reader: Reader = { db, lookups: await getLookups(db), language: 'en' }
  const all = { medians: 0, near: 0, pay: 0, payHeld: 0, culture: 0, cultureHeld: 0 }
  const numbers = shown.map((): number[] => [])
  const counted = await countAll(server, reader.lookups)
  for (let draw = 0; draw < draws; draw += 1) {
    const random = seededNumbers(draw + 1)
    await release(
      server,
      counted,
      createNoise((below) => Math.floor(random() * below)),
    )
    const counts = compare(await toldOf(reader, companies), truth)
    for (const name of Object.keys(all) as (keyof typeof all)[]) all[name] += counts[name]
    for (const [n, [id]] of shown.entries()) numbers[n]!.push(await numbersOf(reader, id))
  }
  await server.close()
  return {
    counts: all,
    companies: shown.map(([, size], n) => ({
      ...{ reviews: size, middle: median(numbers[n]!) },
      ...{ fewest: Math.min(...numbers[n]!), most: Math.max(...numbers[n]!) },
    })),
  }
}
