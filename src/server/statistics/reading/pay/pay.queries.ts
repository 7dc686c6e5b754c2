import type { SalaryStatistics } from '../../../../contract/companies/salaries.ts'
import type { Comparison, Extras } from '../../../../contract/salaries/compare.ts'
import { nationGroups, type PayPart } from '../../../../contract/salaries/pay.ts'
import { type ListName, type Lookups, nameOf } from '../../../lookups/lookups.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Language } from '../../../platform/http/words.ts'
import type { Released } from '../../guard.ts'
import { ofCompany, releasedBeginning, releasedCounters } from '../../ledger.queries.ts'
import { genders } from '../../metrics.ts'
import { type PayDimension, type PayExtra, payExtra, payExtras, payMeasure, payPart } from '../../pay-measures.ts'
import { barsOf, ofYear, payOf, percent } from './figures.ts'
import { payAverages, payParts, type ReleasedPart } from './parts.ts'

/** Everything here is read from released counters alone: the cost does not grow with the number of reviews. */
export type Reader = { db: Database; lookups: Lookups; language: Language }

/** The parts of the breakdowns shown to everyone, in the order they are shown; a name of null is a word of the client. */
type Dimension = Exclude<PayDimension, 'jobtitle'>
type Part = Pick<ReleasedPart, 'id' | 'name'>

export const ofList = ({ lookups, language }: Omit<Reader, 'db'>, list: ListName): Part[] =>
  lookups.items(list).map((item) => ({ id: String(item.id), name: nameOf(item, language) }))
export const ofWords = (ids: readonly string[]): Part[] => ids.map((id) => ({ id, name: null }))

const partsOf: Record<Dimension, (reader: Reader) => Part[]> = {
  joblevel: (reader) => ofList(reader, 'joblevels'),
  department: (reader) => ofList(reader, 'departments'),
  experience: (reader) => ofList(reader, 'workexperience'),
  gender: () => ofWords(genders),
  nation: () => ofWords(nationGroups),
}

type Read = { all: Released; parts: (dimension: Dimension) => ReleasedPart[]; of: (measure: string) => Released }

async function releasedOf(reader: Reader, companyId: number, extras: readonly PayExtra[] = []): Promise<Read> {
  const dimensions = Object.keys(partsOf) as Dimension[]
  const parts = new Map(dimensions.map((dimension) => [dimension, partsOf[dimension](reader)]))
  const measures = dimensions.flatMap((dimension) => parts.get(dimension)!.map(({ id }) => payPart(dimension, id)))
  const of = await releasedCounters(reader.db, ofCompany(companyId), [payMeasure, ...measures, ...extras.map(payExtra)])
  return {
    all: of(payMeasure),
    of,
    parts: (dimension) => parts.get(dimension)!.map((part) => ({ ...part, released: of(payPart(dimension, part.id)) })),
  }
}

/** What the company pays, as last released (design: nobody is unmasked). */
export async function salaryStatistics(reader: Reader, companyId: number): Promise<SalaryStatistics> {
  const { all, parts } = await releasedOf(reader, companyId)
  return {
    ...openCharts(all, parts),
    experience: payParts(parts('experience')),
    gender: payParts(parts('gender')),
    titles: (await titleSalaries(reader, companyId)).map(({ id, name, people }) => ({
      ...{ id: Number(id), name: name ?? '', people },
    })),
  }
}

const openCharts = (all: Released, parts: Read['parts']) => ({
  pay: payOf(all),
  bars: barsOf(all),
  level: payParts(parts('joblevel')),
  department: payParts(parts('department')),
  nation: payAverages(parts('nation')),
})

/** What the company pays by job title, titles of most people first. A company has few of all the titles there are. */
export async function titleSalaries({ db, lookups, language }: Reader, companyId: number): Promise<PayPart[]> {
  const prefix = payPart('jobtitle', '')
  const released = await releasedBeginning(db, ofCompany(companyId), prefix)
  const { parts } = payParts(
    [...released].map(([measure, one]) => {
      const id = measure.slice(prefix.length)
      return { id, name: lookups.name('jobtitles', Number(id), language), released: one }
    }),
  )
  return parts.sort((a, b) => b.people - a.people || Number(a.id) - Number(b.id))
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
  const extra = (name: PayExtra) => payOf(of(payExtra(name)), name === 'annual_raise' ? percent : ofYear)
  return {
    ...charts,
    own,
    ownBars: own ? barsOf(of(payPart('joblevel', joblevel))) : [],
    extras: everything ? (Object.fromEntries(payExtras.map((name) => [name, extra(name)])) as Extras) : null,
  }
}
