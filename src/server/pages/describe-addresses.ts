import type { Company, CompanyCard } from '../../contract/companies/companies.schema.ts'
import { countedAtMost, getCompanyProfile } from '../../contract/companies/companies.ts'
import { buildComparedPath, parseComparedIds } from '../../contract/companies/side-by-side.ts'
import { readKey } from '../../contract/endpoint.ts'
import { findItem } from '../../contract/lookups/find-item.ts'
import type { LookupItem } from '../../contract/lookups/lists.schema.ts'
import { getCities, getIndustries } from '../../contract/lookups/lists.ts'
import { buildIdWithSlug } from '../../contract/pages.ts'
import type { TitlePage } from '../../contract/salaries/browse.schema.ts'
import { computeAbout } from '../../contract/salaries/pay.ts'
import { type DescribedPage, type Head, missing } from './description.ts'
import { buildTitleFeedUrl } from './feed-addresses.ts'
import { formatNumber, getText, translateDescription } from './head-words.ts'
import { buildPictureUrl, getPicture } from './pictures/pictures.ts'
import { drawTitle } from './pictures/pictures-of.ts'

/** The fewest employers of an industry or a city whose page search engines may list; fewer say too little. */
export const minEmployers = 3

/** Describes the page of a job title; one with too few salaries is not for search engines. */
export function describeTitle({ language, about: found }: DescribedPage): Head | undefined {
  if (!found) return undefined
  const page = found as TitlePage
  const { id, name, pay } = page
  if (!pay) return { title: [getText(language, 'salaries:browse.inCountry', { title: name })] }
  const { about, within } = computeAbout(pay)
  const values = {
    ...{ title: name, amount: formatNumber(about), within: formatNumber(within), people: formatNumber(pay.people) },
  }
  return {
    title: [getText(language, 'salaries:browse.page', values)],
    description: translateDescription(language, 'title', values),
    address: `/salaries/${buildIdWithSlug(id, page.name_en)}`,
    trail: [[getText(language, 'salaries:browse.title'), '/salaries'], [name]],
    jobTitle: page,
    feed: buildTitleFeedUrl(id),
    picture: buildPictureUrl(getPicture.salary(id), drawTitle(language, page)),
  }
}

const places = {
  industry: { list: getIndustries, path: '/industries' },
  city: { list: getCities, path: '/cities' },
} as const
const named = 3

/**
 * Describes the page of the employers of an industry or a city; with fewer than `minEmployers` it is not for search
 * engines. Undefined when the address names none: the page of them all.
 */
export function describePlaces(by: keyof typeof places, asked: DescribedPage): Promise<Head | undefined> | undefined {
  return asked.params.id === undefined ? undefined : describePlace(by, Number(asked.params.id), asked)
}

async function describePlace(by: keyof typeof places, id: number, { language, about, read }: DescribedPage) {
  const { list, path } = places[by]
  const [own, english] = await Promise.all([
    read<LookupItem[]>(readKey(list), language),
    read<LookupItem[]>(readKey(list), 'en'),
  ])
  const item = findItem(own.data, id)
  const [name, slug] = [item?.name, findItem(english.data, id)?.name]
  if (!item || name === undefined || slug === undefined) return own.data ? missing : undefined
  const all = getText(language, `browse:of.${by}.title`)
  const title = [all, name]
  const { companies, total } = (about ?? { companies: [], total: 0 }) as {
    companies: CompanyCard[]
    total: number | null
  }
  if ((total ?? 0) < minEmployers) return { title }
  const best = companies
    .filter(({ rate }) => rate !== null)
    .slice(0, named)
    .map((one) => `${one.name} (${one.rate!.toFixed(1)})`)
    .join(language === 'ar' ? '، ' : ', ')
  const count = total! >= countedAtMost ? `${formatNumber(countedAtMost - 1)}+` : formatNumber(total!)
  return {
    title,
    description: translateDescription(language, best ? 'employersOf' : 'employersOfNone', { name, total: count, best }),
    address: `${path}/${buildIdWithSlug(item.id, slug)}`,
    trail: [[all, path], [name]] as Head['trail'],
  }
}

/**
 * Describes the page that compares companies: titled with their names, and not for search engines, since there are as
 * many pages as ways to choose four companies. Undefined when the address names none.
 */
export function describeCompared(asked: DescribedPage): Promise<Head | undefined> | undefined {
  const ids = parseComparedIds(asked.params.ids)
  return ids && describeBeside(ids, asked)
}

async function describeBeside(ids: readonly number[], { language, read }: DescribedPage): Promise<Head | undefined> {
  const found = await Promise.all(
    ids.map((id) => read<Company>(readKey(getCompanyProfile, { params: { id } }), language)),
  )
  const names = found.flatMap(({ data }) => (data ? [data.name] : []))
  if (names.length < ids.length) return undefined
  const all = names.join(getText(language, 'side-by-side:between'))
  return {
    title: [getText(language, 'side-by-side:title'), all],
    description: translateDescription(language, 'comparedCompanies', { names: all }),
    address: buildComparedPath(ids),
    unlisted: true,
  }
}
