import type { TitleSalaries, TitleSummary } from '../../contract/salaries/browse.ts'
import type { PayPart } from '../../contract/salaries/pay.ts'
import { rankItems } from '../../contract/search/rank.ts'
import type { Item } from '../lookups/lookups.ts'
import { nameOf } from '../lookups/lookups.ts'
import { national, releasedCounters } from '../statistics/ledger.queries.ts'
import { genders } from '../statistics/metrics.ts'
import { departmentMeasure, type TitleDimension, titleMeasure, titlePart } from '../statistics/pay-measures.ts'
import { barsOf, payOf } from '../statistics/reading/pay/figures.ts'
import { payParts } from '../statistics/reading/pay/parts.ts'
import { ofList, ofWords, type Reader } from '../statistics/reading/pay/pay.queries.ts'

type Asked = { q?: string; department?: number; after: number | null; limit: number }
type Page = { titles: TitleSummary[]; departments: PayPart[]; next: string | null }

/** How closely a job title is what was typed: the very title, one of its kind, or only called so too. */
type Asking = Item & { closeness: number }

/** The job titles that were asked for; without a text, all of them. */
function titlesFor(q: string | undefined, titles: readonly Item[], { lookups, language }: Reader): Asking[] {
  if (!q?.trim()) return titles.map((title) => ({ ...title, closeness: 0 }))
  const named = titles.map((title) => lookups.named(title, language))
  const byId = new Map(titles.map((title) => [title.id, title]))
  return rankItems(named, q).map(({ item, whole, text }) => ({
    ...byId.get(item.id)!,
    closeness: (whole ? 0 : 1) + (text === item.name || text === item.also[0] ? 0 : 1),
  }))
}

/**
 * One page of the job titles with enough salaries, what was asked for by name and then most people first; null after a title that is not among them. The
 * departments come with the first page.
 */
export async function titlePage(reader: Reader, { q, department, after, limit }: Asked): Promise<Page | null> {
  const { db, lookups, language } = reader
  const titles = lookups
    .items('jobtitles')
    .filter(({ parentId }) => department === undefined || parentId === department)
  const asked = titlesFor(q, titles, reader)
  const released = await releasedCounters(
    db,
    national,
    asked.map(({ id }) => titleMeasure(id)),
  )
  const told = asked
    .flatMap((title) => {
      const pay = payOf(released(titleMeasure(title.id)))
      return pay ? [{ title, pay }] : []
    })
    .sort((a, b) => a.title.closeness - b.title.closeness || b.pay.people - a.pay.people || a.title.id - b.title.id)
  const from = after === null ? 0 : told.findIndex(({ title }) => title.id === after) + 1
  if (after !== null && from === 0) return null
  const page = told.slice(from, from + limit)
  return {
    titles: page.map(({ title, pay: { people, median, from: low, to: high } }) => ({
      id: title.id,
      name: nameOf(title, language),
      department: lookups.name('departments', title.parentId, language),
      ...{ people, median, from: low, to: high },
    })),
    departments: after === null ? await departments(reader) : [],
    next: from + limit < told.length ? String(page.at(-1)!.title.id) : null,
  }
}

/** What departments are paid in the whole country, highest median first. */
async function departments(reader: Reader): Promise<PayPart[]> {
  const parts = ofList(reader, 'departments')
  const of = ({ id }: { id: string }) => departmentMeasure(id)
  const released = await releasedCounters(reader.db, national, parts.map(of))
  const middle = ({ median, from, to }: Pick<PayPart, 'median' | 'from' | 'to'>) => median ?? (from + to) / 2
  return payParts(parts.map((part) => ({ ...part, released: released(of(part)) }))).parts.sort(
    (a, b) => middle(b) - middle(a),
  )
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
    parts[dimension].map((part) => titlePart(id, dimension, part.id)),
  )
  const released = await releasedCounters(db, national, [titleMeasure(id), ...names])
  const all = released(titleMeasure(id))
  const told = (dimension: TitleDimension) =>
    payParts(parts[dimension].map((part) => ({ ...part, released: released(titlePart(id, dimension, part.id)) })))
  return {
    ...{ id, name: nameOf(title, language), pay: payOf(all), bars: barsOf(all) },
    ...{ level: told('joblevel'), experience: told('experience'), gender: told('gender'), city: told('city') },
  }
}
