import type { TitleSalaries, TitleSummary } from '../../contract/salaries/browse.ts'
import type { PayPart } from '../../contract/salaries/pay.ts'
import { rankItems } from '../../contract/search/rank.ts'
import type { Item } from '../lookups/lookups.ts'
import { nameOf } from '../lookups/lookups.ts'
import { titleMeasure } from '../statistics/pay-measures.ts'
import { barsOf, payOf, within } from '../statistics/reading/pay/figures.ts'
import type { Reader } from '../statistics/reading/pay/reader.ts'
import { departmentPay, releasedTitles } from '../statistics/reading/pay/titles.queries.ts'

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
  const { lookups, language } = reader
  const titles = lookups
    .items('jobtitles')
    .filter(({ parentId }) => department === undefined || parentId === department)
  const asked = titlesFor(q, titles, reader)
  const { released, everybody } = await releasedTitles(reader)
  const told = asked
    .flatMap((title) => {
      const pay = payOf(within(everybody, released(titleMeasure(title.id))))
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
    departments: after === null ? (await departmentPay(reader)).parts : [],
    next: from + limit < told.length ? String(page.at(-1)!.title.id) : null,
  }
}

/** What a job title is paid in the whole country; null for an unknown one. */
export async function titleDetails(reader: Reader, id: number): Promise<TitleSalaries | null> {
  const { lookups, language } = reader
  const title = lookups.item('jobtitles', id)
  if (!title) return null
  const { released, everybody } = await releasedTitles(reader)
  const all = within(everybody, released(titleMeasure(id)))
  return { id, name: nameOf(title, language), pay: payOf(all), bars: barsOf(all) }
}
