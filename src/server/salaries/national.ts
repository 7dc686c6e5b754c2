import type { TitleSalaries, TitleSummary } from '../../contract/salaries/browse.ts'
import type { PayPart } from '../../contract/salaries/pay.ts'
import { beginningsOf, keysOf } from '../../contract/search/normalise.ts'
import type { Item } from '../lookups/lookups.ts'
import { nameOf } from '../lookups/lookups.ts'
import { type Counts, fewestPeople, peopleIn, releasedMeasure } from '../statistics/guard.ts'
import { countersIn, national, nationalPeople } from '../statistics/ledger/store.ts'
import { departmentMeasure, type TitleDimension, titleMeasure, titlePart } from '../statistics/pay-measures.ts'
import { barsOf, inFives, payOf } from '../statistics/reading/pay/figures.ts'
import { payParts } from '../statistics/reading/pay/parts.ts'
import { genders, ofList, ofWords, type Reader } from '../statistics/reading/pay/store.ts'

const released = (measure: string) => releasedMeasure(measure)

type Asked = { q?: string; department?: number; after: number | null; limit: number }
type Page = { titles: TitleSummary[]; departments: PayPart[]; next: string | null }

/** Whether a job title's name in either language begins, at any word, with what was typed. */
function matcher(q: string): (title: Item) => boolean {
  const beginnings = beginningsOf(q)
  return ({ nameEn, nameAr }) =>
    keysOf([nameEn, nameAr]).some(({ key }) => beginnings.some((beginning) => key.startsWith(beginning)))
}

/**
 * One page of the job titles with at least 5 salaries, most people first; null after a title that is not among them. The
 * departments come with the first page.
 */
export async function titlePage(reader: Reader, { q, department, after, limit }: Asked): Promise<Page | null> {
  const { db, lookups, language } = reader
  const matches = q?.trim() ? matcher(q) : () => true
  const asked = lookups
    .items('jobtitles')
    .filter((title) => (department === undefined || title.parentId === department) && matches(title))
  const people = await nationalPeople(
    db,
    asked.map(({ id }) => released(titleMeasure(id))),
  )
  const told = asked
    .map((title) => ({ title, people: inFives(people.get(released(titleMeasure(title.id))) ?? 0) }))
    .filter((one) => one.people >= fewestPeople)
    .sort((a, b) => b.people - a.people || a.title.id - b.title.id)
  const from = after === null ? 0 : told.findIndex(({ title }) => title.id === after) + 1
  if (after !== null && from === 0) return null
  const page = told.slice(from, from + limit)
  const counters = await countersIn(
    db,
    national,
    page.map(({ title }) => released(titleMeasure(title.id))),
  )
  return {
    titles: page.map(({ title, people: n }) => ({
      id: title.id,
      name: nameOf(title, language),
      department: lookups.name('departments', title.parentId, language),
      people: n,
      median: payOf(counters.get(released(titleMeasure(title.id))) ?? new Map())?.median ?? null,
    })),
    departments: after === null ? await departments(reader) : [],
    next: from + limit < told.length ? String(page.at(-1)!.title.id) : null,
  }
}

/** What departments are paid in the whole country, highest median first. */
async function departments(reader: Reader): Promise<PayPart[]> {
  const parts = ofList(reader, 'departments')
  const of = ({ id }: { id: string }) => released(departmentMeasure(id))
  const counters = await countersIn(reader.db, national, parts.map(of))
  return parts
    .flatMap((part) => {
      const pay = payOf(counters.get(of(part)) ?? new Map())
      return pay ? [{ ...part, ...pay }] : []
    })
    .sort((a, b) => (b.median ?? 0) - (a.median ?? 0))
}

/** What a job title is paid in the whole country; null for an unknown one. */
export async function titleDetails(reader: Reader, id: number): Promise<TitleSalaries | null> {
  const { db, lookups, language } = reader
  const title = lookups.item('jobtitles', id)
  if (!title) return null
  const parts = {
    joblevel: ofList(reader, 'joblevels'),
    experience: ofList(reader, 'workexperience'),
    gender: ofWords(genders),
    city: ofList(reader, 'cities'),
  } satisfies Record<TitleDimension, unknown>
  const names = (Object.keys(parts) as TitleDimension[]).flatMap((dimension) =>
    parts[dimension].map((part) => released(titlePart(id, dimension, part.id))),
  )
  const counters = await countersIn(db, national, [released(titleMeasure(id)), ...names])
  const of = (measure: string): Counts => counters.get(released(measure)) ?? new Map()
  const all = of(titleMeasure(id))
  const told = (dimension: TitleDimension) =>
    payParts(
      all,
      parts[dimension].map((part) => ({ ...part, counts: of(titlePart(id, dimension, part.id)) })),
    )
  const pay = peopleIn(all) > 0 ? payOf(all) : null
  return {
    ...{ id, name: nameOf(title, language), pay, bars: barsOf(all) },
    ...{ level: told('joblevel'), experience: told('experience'), gender: told('gender'), city: told('city') },
  }
}
