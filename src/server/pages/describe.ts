import {
  type Company,
  featuredCompanies,
  getCompanyProfile,
  latestReviews,
  listCompanies,
  listReviews,
} from '../../contract/companies/companies.ts'
import { getApiGuide } from '../../contract/developers.ts'
import { readKey } from '../../contract/endpoint.ts'
import type { PagePath } from '../../contract/pages.ts'
import { getStudy, type Study } from '../../contract/studies/studies.ts'
import { fill, type Language } from '../platform/http/words.ts'
import { type HeadWords, headWords } from './head-words.ts'
import { knownPage } from './known.ts'
import { type Read, readsOf } from './read.ts'

/** What the head of a page says, and the answers that travel with it. */
export type Description = {
  /** The parts of the title after the site's name. */
  title: string[]
  description?: string
  /**
   * The one address the page has, however it is come to. None for pages nobody should find by searching: they are
   * somebody's own, or are not there.
   */
  address?: string
  /** The way from the home page to this one, names and paths; the last is this page itself and has none. */
  trail?: [name: string, path?: string][]
  /** False where nothing is: no page has this address, or what it is about does not exist. */
  found: boolean
  company?: Company
  reads: Record<string, unknown>
}

/** Pages that are the same for everybody, by path, with their words. */
export const publicPages = {
  '/': 'home',
  '/companies': 'companies',
  '/search': 'search',
  '/salaries': 'salaries',
  '/studies': 'studies',
  '/awards': 'awards',
  '/rateCompany': 'rate',
  '/auth/login': 'login',
  '/auth/register': 'register',
  '/faq': 'faq',
  '/about-us': 'about',
  '/press': 'press',
  '/terms': 'terms',
  '/privacy-policy': 'privacy',
  '/methodology': 'methodology',
  '/developers': 'developers',
  '/for-employers': 'employers',
  '/for-employers/register': 'employerSignUp',
  '/moderation/log': 'log',
} as const satisfies Record<string, keyof HeadWords['titles']>

const unlisted: Description = { title: [], found: true, reads: {} }
const missing: Description = { ...unlisted, found: false }

/** Describes the page at a path and its query. `read` asks a call of our own, as a visitor would. */
export async function describePage(
  path: string,
  query: URLSearchParams,
  language: Language,
  read: Read,
): Promise<Description> {
  const known = knownPage(path)
  if (!known) return missing
  const { id, tab = 'overview' } = known.params
  if (known.page === '/rateCompany' && query.has('id')) return describeWizard(query.get('id')!, language, read)
  if (id === undefined) return describePublic(known.page, query, language, read)
  if (!isId(id)) return missing
  if (known.page === '/company/:id/:tab?')
    return Object.hasOwn(headWords[language].tabs, tab) ? describeCompany(Number(id), tab, language, read) : missing
  if (known.page === '/studies/:id?') return describeStudy(Number(id), language, read)
  const { status } = await read(readKey(getCompanyProfile, { params: { id: Number(id) } }), language)
  return status === 404 ? missing : unlisted
}

/** What else is written in its place is the id of nothing. */
const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text)

async function describePublic(page: PagePath, query: URLSearchParams, language: Language, read: Read) {
  const path = page.replace(/\/:.*$/, '')
  const name = publicPages[path as keyof typeof publicPages]
  if (!name) return unlisted
  const { titles, searchFor, descriptions } = headWords[language]
  const sought = name === 'search' && query.get('q')?.trim()
  const title = [sought ? fill(searchFor, { text: sought }) : titles[name]]
  const description: Description = { ...unlisted, title, description: descriptions[name], address: path }
  if (name === 'developers') {
    const { reads } = await readsOf(read, getApiGuide, { params: {} }, language)
    return { ...description, reads }
  }
  if (name !== 'home') return description
  const featured = { params: {}, query: { limit: featuredCompanies } }
  const { reads } = await readsOf(read, listCompanies, featured, language)
  return { ...description, reads }
}

/** The form about a company begins with its name; the browser says so where there is none. */
async function describeWizard(id: string, language: Language, read: Read): Promise<Description> {
  if (!isId(id)) return unlisted
  const { data: company, reads } = await readsOf<Company>(
    read,
    getCompanyProfile,
    { params: { id: Number(id) } },
    language,
  )
  if (!company) return unlisted
  const { titles, descriptions } = headWords[language]
  return {
    ...unlisted,
    title: [titles.rate, company.name],
    description: fill(descriptions.rateCompany, { name: company.name }),
    // Whichever of the five types it begins with, it is one page.
    address: `/rateCompany?type=company&id=${company.id}`,
    trail: [[company.name, `/company/${company.id}`], [titles.rate]],
    reads,
  }
}

async function describeStudy(id: number, language: Language, read: Read): Promise<Description> {
  const { status, data: study, reads } = await readsOf<Study>(read, getStudy, { params: { id } }, language)
  if (!study) return status === 404 ? missing : unlisted
  const { titles, descriptions } = headWords[language]
  return {
    ...unlisted,
    title: [titles.studies, study.question],
    description: study.about ?? fill(descriptions.study, { question: study.question }),
    address: `/studies/${id}`,
    trail: [[titles.studies, '/studies'], [study.question]],
    reads,
  }
}

async function describeCompany(id: number, tab: string, language: Language, read: Read): Promise<Description> {
  const latest = { params: { id }, query: { limit: latestReviews } }
  const [{ status, data: company, reads }, reviews] = await Promise.all([
    readsOf<Company>(read, getCompanyProfile, { params: { id } }, language),
    tab === 'overview' ? readsOf(read, listReviews, latest, language) : undefined,
  ])
  // A database that cannot be reached says nothing of whether there is such a company.
  if (!company) return status === 404 ? missing : unlisted
  const { descriptions, tabs } = headWords[language]
  const { name, rate } = company
  const described =
    rate === null
      ? fill(descriptions.company, { name })
      : fill(descriptions.ratedCompany, { name, rate: rate.toFixed(1) })
  return {
    found: true,
    title: tab === 'overview' ? [name] : [name, tabs[tab]!],
    description: described,
    address: tab === 'overview' ? `/company/${id}` : `/company/${id}/${tab}`,
    trail: tab === 'overview' ? [[name]] : [[name, `/company/${id}`], [tabs[tab]!]],
    company,
    reads: { ...reads, ...reviews?.reads },
  }
}
