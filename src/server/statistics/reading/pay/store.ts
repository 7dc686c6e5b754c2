import { sql } from 'drizzle-orm'
import type { SalaryStatistics, SalaryTitle } from '../../../../contract/companies/salaries.ts'
import type { Comparison, Extras } from '../../../../contract/salaries/compare.ts'
import { nationGroups, type PayPart } from '../../../../contract/salaries/pay.ts'
import { type Database, rowsOf } from '../../../db/database.ts'
import type { Language } from '../../../http/words.ts'
import { type ListName, type Lookups, nameOf } from '../../../lookups/lookups.ts'
import { countersOf } from '../../companies/store.ts'
import { type Counts, peopleIn, releasedMeasure } from '../../guard.ts'
import { type PayDimension, type PayExtra, payExtra, payExtras, payMeasure, payPart } from '../../pay-measures.ts'
import { barsOf, inFives, payOf, percent } from './figures.ts'
import { payAverages, payParts, type ReleasedPart, tellable } from './parts.ts'

/** Everything here is read from released counters alone: the cost does not grow with the number of reviews. */
export type Reader = { db: Database; lookups: Lookups; language: Language }

/** The parts of the breakdowns shown to everyone, in the order they are shown; a name of null is a word of the client. */
type Dimension = Exclude<PayDimension, 'jobtitle'>
type Part = Pick<ReleasedPart, 'id' | 'name'>

export const ofList = ({ lookups, language }: Omit<Reader, 'db'>, list: ListName): Part[] =>
  lookups.items(list).map((item) => ({ id: String(item.id), name: nameOf(item, language) }))
export const ofWords = (ids: readonly string[]): Part[] => ids.map((id) => ({ id, name: null }))
export const genders = ['female', 'male'] as const

const partsOf: Record<Dimension, (reader: Reader) => Part[]> = {
  joblevel: (reader) => ofList(reader, 'joblevels'),
  department: (reader) => ofList(reader, 'departments'),
  experience: (reader) => ofList(reader, 'workexperience'),
  gender: () => ofWords(genders),
  nation: () => ofWords(nationGroups),
}

type Released = { all: Counts; parts: (dimension: Dimension) => ReleasedPart[]; of: (measure: string) => Counts }

async function releasedOf(reader: Reader, companyId: number, extras: readonly PayExtra[] = []): Promise<Released> {
  const dimensions = Object.keys(partsOf) as Dimension[]
  const parts = new Map(dimensions.map((dimension) => [dimension, partsOf[dimension](reader)]))
  const measures = dimensions.flatMap((dimension) => parts.get(dimension)!.map(({ id }) => payPart(dimension, id)))
  const counters = await countersOf(
    reader.db,
    companyId,
    [payMeasure, ...measures, ...extras.map(payExtra)].map(releasedMeasure),
  )
  const of = (measure: string): Counts => counters.get(releasedMeasure(measure)) ?? new Map()
  return {
    all: of(payMeasure),
    of,
    parts: (dimension) => parts.get(dimension)!.map((part) => ({ ...part, counts: of(payPart(dimension, part.id)) })),
  }
}

/** What the company pays, as last released (design: nobody is unmasked). */
export async function salaryStatistics(reader: Reader, companyId: number): Promise<SalaryStatistics> {
  const { all, parts } = await releasedOf(reader, companyId)
  const titles = tellable(all, await titlesOf(reader, companyId)).told
  return {
    ...openCharts(all, parts),
    experience: payParts(all, parts('experience')),
    gender: payParts(all, parts('gender')),
    titles: titles.map(titleOf).sort((a, b) => b.people - a.people || a.id - b.id),
  }
}

const openCharts = (all: Counts, parts: Released['parts']) => ({
  pay: payOf(all),
  bars: barsOf(all),
  level: payParts(all, parts('joblevel')),
  department: payParts(all, parts('department')),
  nation: payAverages(all, parts('nation')),
})

const titleOf = ({ id, name, counts }: ReleasedPart): SalaryTitle => ({
  id: Number(id),
  name: name ?? '',
  people: inFives(peopleIn(counts)),
})

/** What the company pays by job title, titles of most people first. */
export async function titleSalaries(reader: Reader, companyId: number): Promise<PayPart[]> {
  const { all } = await releasedOf(reader, companyId)
  const { parts } = payParts(all, await titlesOf(reader, companyId))
  return parts.sort((a, b) => b.people - a.people || Number(a.id) - Number(b.id))
}

/** A company has few of all the titles there are, so what it has is looked for. */
async function titlesOf({ db, lookups, language }: Reader, companyId: number): Promise<ReleasedPart[]> {
  const prefix = releasedMeasure(payPart('jobtitle', ''))
  const rows = await rowsOf<{ id: string; bucket: string; n: number }>(
    db,
    sql`select substr(measure, ${prefix.length + 1}) as id, bucket, n from tallies
      where company_id = ${companyId} and starts_with(measure, ${prefix})`,
  )
  const counts = new Map<string, Map<string, number>>()
  for (const { id, bucket, n } of rows)
    counts.set(id, (counts.get(id) ?? new Map<string, number>()).set(bucket, Number(n)))
  return [...counts].map(([id, of]) => ({ id, name: lookups.name('jobtitles', Number(id), language), counts: of }))
}

/**
 * What a company pays as somebody of this job level compares it (spec 2, comparison result); the extras only where
 * `everything` may be seen.
 */
export async function comparison(
  reader: Reader,
  companyId: number,
  joblevel: number,
  { everything }: { everything: boolean },
): Promise<Comparison> {
  const { all, parts, of } = await releasedOf(reader, companyId, everything ? payExtras : [])
  const charts = openCharts(all, parts)
  const own = charts.level.parts.find(({ id }) => id === String(joblevel)) ?? null
  const extra = (name: PayExtra) => payOf(of(payExtra(name)), name === 'annual_raise' ? percent : undefined)
  return {
    ...charts,
    own,
    ownBars: own ? barsOf(of(payPart('joblevel', joblevel))) : [],
    extras: everything ? (Object.fromEntries(payExtras.map((name) => [name, extra(name)])) as Extras) : null,
  }
}
