import type { ListedTitle, TitlePage, TitleSalaries, TitleSummary } from '../../contract/salaries/browse.schema.ts'
import { similarTitles } from '../../contract/salaries/browse.ts'
import type { Pay, PayPart } from '../../contract/salaries/pay.schema.ts'
import { computeAbout } from '../../contract/salaries/pay.ts'
import { isAround } from '../../contract/search/around.ts'
import { fit } from '../../contract/search/match.ts'
import { normalise } from '../../contract/search/normalise.ts'
import { rankItems } from '../../contract/search/rank.ts'
import type { Item } from '../lookups/lookups.ts'
import { nameOf } from '../lookups/lookups.ts'
import type { Database } from '../platform/db/database.ts'
import { createKept } from '../platform/versioned-cache.ts'
import { sumCounts } from '../statistics/guard.ts'
import { buildBars, limitToWhole, payOf } from '../statistics/reading/pay/figures.ts'
import type { Reader } from '../statistics/reading/pay/reader.ts'
import { listDepartmentPay, listReleasedTitles, readCountryVersion } from '../statistics/reading/pay/titles.queries.ts'
import { listReleasedPay } from './released-pay.queries.ts'

export type TitleQuery = {
  q?: string | undefined
  department?: number | undefined
  after: number | null
  limit: number
}
type Page = { titles: TitleSummary[]; departments: PayPart[]; next: string | null }
type ListedPage = Omit<Page, 'titles'> & { titles: ListedTitle[]; nearest: boolean }

/** A job title with how closely it matches the search text: exactly, as one of its kind, by another name, or nearly. */
type AskedTitle = Item & { closeness: number }
/** The titles that match a search text; `nearest` when none is called so, and these are only the nearest ones. */
type Asked = { titles: AskedTitle[]; nearest: boolean }
/** The closeness of a title that matches by a part of another name. */
const far = 3

/** Finds the job titles that match a search text; all of them without one. */
function findTitles(q: string | undefined, { lookups, language }: Reader): Asked {
  const all = lookups.items('jobtitles')
  if (!q?.trim()) return { titles: all.map((title) => ({ ...title, closeness: 0 })), nearest: false }
  const typed = normalise(q)
    .split(' ')
    .filter((word) => !isAround(word))
  const found = rankItems(lookups.listNamed('jobtitles', language), q)
  const titles = found.map(({ item, whole, text, fit: worst }) => {
    const words = normalise(text).split(' ')
    // A stem differs from the word by an article or a plural alone.
    const isWord = worst <= fit.stem && words.length === typed.length
    const isNamed = isWord || typed.every((word) => words.includes(word))
    const forgiven = [whole, text === item.name || text === item.also[0], isNamed]
    return { ...lookups.item('jobtitles', item.id)!, closeness: forgiven.filter((isSo) => !isSo).length }
  })
  const isCalledSo = titles.some(({ closeness }) => closeness === 0)
  return {
    titles: titles.filter(({ closeness }) => !isCalledSo || closeness < far),
    nearest: found.some(({ dropped, fit: worst }, at) => at === 0 && (dropped.length > 0 || worst > fit.part)),
  }
}

/** Returns the job titles that match a query, those searched for by name first, then by most people whose pay is told. */
function askTitles({ q, department }: TitleQuery, reader: Reader, { told }: ToldTitles) {
  const { titles, nearest } = findTitles(q, reader)
  const asked = titles
    .filter(({ parentId }) => department === undefined || parentId === department)
    .map((title) => ({ title, pay: told.get(title.id) ?? null }))
    .sort(
      (a, b) =>
        a.title.closeness - b.title.closeness || (b.pay?.people ?? 0) - (a.pay?.people ?? 0) || a.title.id - b.title.id,
    )
  return { asked, nearest }
}

/** Cuts one page out of a list, after the title `after`; null when that is not in it. */
function cutPage<One extends { title: Item }>(all: readonly One[], { after, limit }: TitleQuery) {
  const from = after === null ? 0 : all.findIndex(({ title }) => title.id === after) + 1
  if (after !== null && from === 0) return null
  const page = all.slice(from, from + limit)
  return { page, next: from + limit < all.length ? String(page.at(-1)!.title.id) : null }
}

/**
 * Reads one page of the job titles with enough salaries, those searched for by name first, then by most people; null
 * when `after` is a title that is not among them. The departments come with the first page.
 */
export async function readTitlePage(reader: Reader, query: TitleQuery): Promise<Page | null> {
  const national = await listToldTitles(reader)
  const told = askTitles(query, reader, national).asked.flatMap(({ title, pay }) => (pay ? [{ title, pay }] : []))
  const cut = cutPage(told, query)
  return (
    cut && {
      titles: cut.page.map(({ title, pay }) => buildSummary(reader, title, pay)),
      departments: query.after === null ? listDepartmentPay(reader, national).parts : [],
      next: cut.next,
    }
  )
}

/** Reads the same of every job title: one whose pay is not told has that of its department, else of the country. */
export async function readListedTitles(reader: Reader, query: TitleQuery): Promise<ListedPage | null> {
  const { lookups, language } = reader
  const national = await listToldTitles(reader)
  const { asked, nearest } = askTitles(query, reader, national)
  const cut = cutPage(asked, query)
  if (!cut) return null
  const departments = listDepartmentPay(reader, national).parts
  const findWider = ({ parentId }: Item): ListedTitle['wider'] => {
    const department = departments.find(({ id }) => id === String(parentId))
    if (department) return { on: 'department', ...pickPay(department) }
    return national.country && { on: 'country', ...pickPay(national.country) }
  }
  return {
    titles: cut.page.map(({ title, pay }) => ({
      ...{ id: title.id, name: nameOf(title, language), asked: !!query.q?.trim() && title.closeness === 0 },
      department: lookups.name('departments', title.parentId, language),
      ...{ pay: pay && pickPay(pay), wider: pay ? null : findWider(title) },
    })),
    nearest: nearest && !!query.q?.trim() && query.after === null,
    departments: query.after === null ? departments : [],
    next: cut.next,
  }
}

const pickPay = ({ people, median, p25, p75, lower, upper }: Pay): NonNullable<ListedTitle['pay']> => ({
  ...{ people, median, p25, p75, lower, upper },
})

const shortenPay = ({ people, median, lower, upper }: Pay) => ({ people, median, lower, upper })

const buildSummary = ({ lookups, language }: Reader, title: Item, pay: Pay): TitleSummary => ({
  id: title.id,
  name: nameOf(title, language),
  department: lookups.name('departments', title.parentId, language),
  ...shortenPay(pay),
})

const keptTitles = new WeakMap<Database, ReturnType<typeof createKept<ToldTitles>>>()

/**
 * Returns every job title with enough salaries and the pay of everybody (`country`), with the counters they are read
 * from. Cached until the next release of the country, since a person typing a title asks for all of them with each
 * letter.
 */
export async function listToldTitles(reader: Pick<Reader, 'db' | 'lookups'>): Promise<ToldTitles> {
  // Read first: counters read after it can only be newer, and are then read again next time.
  const version = await readCountryVersion(reader.db)
  if (version === null) return judgeTitles(reader)
  const kept = keptTitles.get(reader.db) ?? createKept<ToldTitles>()
  keptTitles.set(reader.db, kept)
  return kept.get('titles', `${version} ${reader.lookups.edition}`, () => judgeTitles(reader))
}

type ToldTitles = Awaited<ReturnType<typeof judgeTitles>>

async function judgeTitles(reader: Pick<Reader, 'db' | 'lookups'>) {
  const { ofTitle, everybody } = await listReleasedTitles(reader)
  const told = new Map<number, Pay>()
  for (const { id } of reader.lookups.items('jobtitles')) {
    const pay = payOf(limitToWhole(everybody, ofTitle(id)))
    if (pay) told.set(id, pay)
  }
  /** Builds the histogram of a title's pay, as its page shows it. */
  const buildTitleBars = (id: number) => buildBars(limitToWhole(everybody, ofTitle(id)))
  return { told, ofTitle, everybody, barsOf: buildTitleBars, country: payOf(everybody) }
}

/** Builds the page of a job title (`TitlePage`); null for an unknown one. */
export async function buildTitlePage(reader: Reader, asked: number): Promise<TitlePage | null> {
  const { lookups, language } = reader
  const title = lookups.item('jobtitles', asked)
  if (!title) return null
  const { id } = title
  const { told, ofTitle, everybody, barsOf, country } = await listToldTitles(reader)
  const siblings = lookups.items('jobtitles').filter(({ parentId }) => parentId === title.parentId)
  const similar = siblings
    .filter((one) => one.id !== id)
    .flatMap((one) => {
      const pay = told.get(one.id)
      return pay ? [buildSummary(reader, one, pay)] : []
    })
    .sort((a, b) => b.people - a.people || a.id - b.id)
  const department = lookups.name('departments', title.parentId, language)
  const pay = told.get(id)
  // The same sum as in the list of departments.
  const beside = payOf(limitToWhole(everybody, sumCounts(siblings.map((one) => ofTitle(one.id)))))
  return {
    ...{ id, name: nameOf(title, language), name_en: title.nameEn, name_ar: title.nameAr },
    department: department === null ? null : { id: title.parentId!, name: department },
    pay: pay ? shortenPay(pay) : null,
    half: pay && pay.p25 !== null && pay.p75 !== null ? { p25: pay.p25, p75: pay.p75 } : null,
    bars: barsOf(id),
    beside: department !== null && beside ? shortenPay(beside) : null,
    country: country && shortenPay(country),
    similar: similar.slice(0, similarTitles),
    releases: await listReleasedPay(reader.db, id),
  }
}

/** Reads what a job title is paid in the whole country; null for an unknown one. */
export async function readTitleDetails(reader: Reader, asked: number): Promise<TitleSalaries | null> {
  const { lookups, language } = reader
  const title = lookups.item('jobtitles', asked)
  if (!title) return null
  const { id } = title
  const { told, barsOf } = await listToldTitles(reader)
  const ladder = lookups.items('jobtitles').flatMap((one): PayPart[] => {
    const pay = one.parentId === title.parentId ? told.get(one.id) : undefined
    return pay ? [{ id: String(one.id), name: nameOf(one, language), ...pay }] : []
  })
  return {
    ...{ id, name: nameOf(title, language), pay: told.get(id) ?? null },
    bars: barsOf(id),
    ladder: ladder.sort((a, b) => computeAbout(a).about - computeAbout(b).about || Number(a.id) - Number(b.id)),
  }
}
