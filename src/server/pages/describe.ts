import companiesAr from '../../../locales/ar/companies.json'
import headAr from '../../../locales/ar/head.json'
import homeAr from '../../../locales/ar/home.json'
import companiesEn from '../../../locales/en/companies.json'
import headEn from '../../../locales/en/head.json'
import homeEn from '../../../locales/en/home.json'
import {
  type Company,
  featuredCompanies,
  getCompanyProfile,
  latestReviews,
  listCompanies,
  listReviews,
} from '../../contract/companies/companies.ts'
import { readKey } from '../../contract/endpoint.ts'
import { getStudy } from '../../contract/studies/studies.ts'
import { fill, type Language } from '../http/words.ts'
import { knownPage } from './known.ts'
import { type Read, readsOf } from './read.ts'

/** What the head of a page says, and the answers that travel with it. */
export type Description = {
  /** The parts of the title after the site's name. */
  title: string[]
  description?: string
  /** False for pages nobody should find by searching: they are somebody's own, or are not there. */
  listed: boolean
  /** False where nothing is: no page has this address, or what it is about does not exist. */
  found: boolean
  about: 'home' | 'company' | 'other'
  company?: Company
  reads: Record<string, unknown>
}

/** The home page's title is its heading, which the browser shows as well. */
const withHome = (head: typeof headEn, { title }: typeof homeEn) => ({ ...head, home: { ...head.home, title } })
const heads = { en: withHome(headEn, homeEn), ar: withHome(headAr, homeAr) }
const tabs: Record<Language, Record<string, string>> = { en: companiesEn.tabs, ar: companiesAr.tabs }

/** Pages that are the same for everybody, by path, with the words of `locales/<language>/head.json`. */
export const publicPages = {
  '/': 'home',
  '/companies': 'companies',
  '/salaries': 'salaries',
  '/studies': 'studies',
  '/awards': 'awards',
  '/faq': 'faq',
  '/about-us': 'about',
  '/press': 'press',
  '/terms': 'terms',
  '/privacy-policy': 'privacy',
  '/methodology': 'methodology',
  '/for-employers': 'employers',
  '/moderation/log': 'log',
} as const satisfies Record<string, Exclude<keyof typeof headEn, 'company'>>

const unlisted: Description = { title: [], listed: false, found: true, about: 'other', reads: {} }
const missing: Description = { ...unlisted, found: false }

/** Describes the page at a path and its query. `read` asks a call of our own, as a visitor would. */
export async function describePage(
  path: string,
  query: URLSearchParams,
  language: Language,
  read: Read,
): Promise<Description> {
  const name = publicPages[path as keyof typeof publicPages]
  if (name) {
    const { title, description } = heads[language][name]
    const about = name === 'home' ? 'home' : 'other'
    const featured = { params: {}, query: { limit: featuredCompanies } }
    const reads = name === 'home' ? (await readsOf(read, listCompanies, featured, language)).reads : {}
    return { ...unlisted, title: [title], description, listed: true, about, reads }
  }
  const known = knownPage(path)
  if (!known) return missing
  const { id, tab = 'overview' } = known.params
  if (known.page === '/rateCompany') return describeWizard(query.get('id') ?? '', language, read)
  if (id === undefined) return unlisted
  if (!isId(id)) return missing
  if (known.page === '/company/:id/:tab?')
    return Object.hasOwn(tabs[language], tab) ? describeCompany(Number(id), tab, language, read) : missing
  const asked = { params: { id: Number(id) } }
  if (known.page === '/studies/:id?') {
    const { status, reads } = await readsOf(read, getStudy, asked, language)
    return status === 404 ? missing : { ...unlisted, reads }
  }
  const { status } = await read(getCompanyProfile, asked, language)
  return status === 404 ? missing : unlisted
}

/** What else is written in its place is the id of nothing. */
const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text)

/** The form about a company begins with its name; the browser says so where there is none. */
async function describeWizard(id: string, language: Language, read: Read): Promise<Description> {
  if (!isId(id)) return unlisted
  const { reads } = await readsOf(read, getCompanyProfile, { params: { id: Number(id) } }, language)
  return { ...unlisted, reads }
}

async function describeCompany(id: number, tab: string, language: Language, read: Read): Promise<Description> {
  const latest = { params: { id }, query: { limit: latestReviews } }
  const [{ status, data: company }, reviews] = await Promise.all([
    read<Company>(getCompanyProfile, { params: { id } }, language),
    tab === 'overview' ? read(listReviews, latest, language) : undefined,
  ])
  // A database that cannot be reached says nothing of whether there is such a company.
  if (!company) return status === 404 ? missing : unlisted
  const words = heads[language].company
  const rate = company.rate === null ? undefined : company.rate.toFixed(1)
  return {
    found: true,
    title: tab === 'overview' ? [company.name] : [company.name, tabs[language][tab]!],
    description: fill(rate ? words.rated : words.unrated, { name: company.name, rate: rate ?? '' }),
    listed: true,
    about: 'company',
    company,
    reads: {
      [readKey(getCompanyProfile, { params: { id } })]: company,
      ...(reviews?.data ? { [readKey(listReviews, latest)]: reviews.data } : undefined),
    },
  }
}
