import {
  employersAtFirst,
  featuredCompanies,
  getCompanyProfile,
  latestReviews,
  listCompanies,
  listReviews,
} from './companies/companies.ts'
import { listComparedReads, parseComparedIds } from './companies/side-by-side.ts'
import { getApiGuide } from './developers.ts'
import { readKey } from './endpoint.ts'
import { readRegister } from './notices/register.ts'
import { listDataReleases } from './open-data.ts'
import { getTitlePage } from './salaries/browse.ts'
import { getOutsidePay } from './salaries/outside.ts'
import { getStudy } from './studies/studies.ts'

/** The parameters in an address: of its path (without the readable name after an id), and its query. */
type AddressParts = {
  id?: string | undefined
  ids?: string | undefined
  tab?: string | undefined
  query: URLSearchParams
}

/** A page of the client: everything that differs from page to page, in one row. */
export type Page = {
  /** The file of `src/client/screens` that renders it. */
  screen: string
  /** The files of `locales/<language>` it is written with; they are fetched beside the screen. */
  words: readonly string[]
  /** Which of its contents a screen of several pages shows: a content text, or by what employers are grouped. */
  content?: string
  /** `visitor`: signed-in people are sent to `/`. `member`: visitors are sent to `/auth/login`. */
  only?: 'visitor' | 'member' | undefined
  /** True where the server draws the page for a first visit. Its address then holds no secret. */
  ssr?: true
  /** Whether a readable name follows the id in its address (`buildIdWithSlug`), for people; the id alone works too. */
  named?: true
  /** The query parameters the page reads, where the server draws it; all others change nothing. */
  query?: readonly string[]
  /**
   * The title and description of its head where they are the same for everybody: a text of the screen's own
   * (`file:key`), so that its title is the same before its scripts run as after, and one of `head.json`. Such pages are
   * in the sitemap.
   */
  head?: { title: string; description: string }
  /** False: `robots.txt` excludes crawlers. The page is private to a person, or a form that has a page of its own. */
  crawled?: false
  /** The reads it begins with (`readKey`), first the one about what its address names, which must succeed. */
  reads?: (asked: AddressParts) => readonly string[]
}

const accountWords = ['accounts', 'forms', 'problems'] as const
const addInfoWords = [...accountWords, 'profile', 'recovery']
const withForm = (words: string) => [words, 'forms', 'problems']
const [adminWords, formWords, noticeWords] = [withForm('administration'), withForm('reviews'), withForm('notices')]

/** The read of the profile of the company an address names; the form about a company names it in its query. */
const keyCompany = ({ id }: Pick<AddressParts, 'id'>) =>
  isId(id) ? [readKey(getCompanyProfile, { params: { id } })] : []

/** The reads of employers of an industry or city, and of pay that others publish. */
const keyEmployers = (place: { industry: number } | { city: number }) =>
  readKey(listCompanies, { query: { ...place, sort: 'rating', limit: employersAtFirst } })
const keyOutside = (of: { title: number } | { city: number }) => readKey(getOutsidePay, { query: of })

/** Builds the row of a page that is drawn for everyone and reads nothing; its title is in the words of its own. */
const buildReading = (screen: string, words: readonly string[], description: string, content?: string): Page => ({
  ...{ screen, words, ssr: true, ...(content && { content }) },
  head: { title: `${content ?? words[0]}:title`, description },
})

/**
 * The pages (spec 2, route table, row for row), by address: a required part of the path is `:name`, an optional one
 * `:name?`. The client's routes, what the server answers with 404, a page's head, first views and the sitemap all
 * follow from these rows.
 */
export const pages = {
  '/': {
    ...{ screen: 'Home', words: ['home', 'search'], ssr: true },
    head: { title: 'home:title', description: 'home' },
    reads: () => [readKey(listCompanies, { query: { limit: featuredCompanies } })],
  },
  '/auth/register': {
    ...{ screen: 'Register', words: accountWords, only: 'visitor', ssr: true },
    head: { title: 'accounts:register.page', description: 'register' },
  },
  '/auth/login': {
    ...{ screen: 'Login', words: accountWords, only: 'visitor', ssr: true },
    head: { title: 'accounts:login.page', description: 'login' },
  },
  '/auth/forgotPassword': { screen: 'ForgotPassword', words: accountWords, only: 'visitor' },
  '/password/reset/:token': { screen: 'ResetPassword', words: accountWords, only: 'visitor', crawled: false },
  '/auth/verify/:token': { screen: 'Verify', words: accountWords, crawled: false },
  '/auth/email/:token': { screen: 'ConfirmEmail', words: accountWords, only: 'member', crawled: false },
  '/auth/email/undo/:token': { screen: 'UndoEmail', words: accountWords, crawled: false },
  '/auth/recovery/:token': { screen: 'ConfirmRecovery', words: accountWords, only: 'member', crawled: false },
  '/write-review/:id': { screen: 'WriteReview', words: formWords, crawled: false, reads: keyCompany },
  '/interview-review/:id': { screen: 'InterviewReview', words: formWords, crawled: false, reads: keyCompany },
  '/salary-review/:id?': { screen: 'SalaryReview', words: formWords, crawled: false, reads: keyCompany },
  '/company/:id/:tab?': {
    ...{ screen: 'Company', words: ['companies', 'voices', 'aspects'], ssr: true, named: true },
    query: [
      ...['q', 'stars', 'who', 'language', 'answered', 'department', 'good', 'bad', 'aspect', 'sort'],
      ...['get_offer', 'difficulty', 'tag', 'write'],
    ],
    reads: ({ id = '', tab = 'overview' }) => [
      ...keyCompany({ id }),
      ...(tab === 'overview' ? [readKey(listReviews, { params: { id }, query: { limit: latestReviews } })] : []),
    ],
  },
  '/rateCompany': {
    ...{ screen: 'RateCompany', words: formWords, ssr: true },
    query: ['type', 'id'],
    head: { title: 'reviews:page', description: 'rate' },
    reads: ({ query }) => keyCompany({ id: query.get('id') ?? '' }),
  },
  '/user/add_info': { screen: 'AddInfo', words: addInfoWords, only: 'member', crawled: false },
  '/search': {
    ...{ screen: 'Search', words: ['search', 'browse'], ssr: true },
    query: ['q', 'city', 'industry', 'size', 'stars', 'sort'],
    head: { title: 'search:page.title', description: 'search' },
  },
  '/for-employers/register': {
    ...{ screen: 'EmployerRegister', words: [...accountWords, 'employers-entry'], ssr: true },
    head: { title: 'employers-entry:register.page', description: 'employerSignUp' },
  },
  '/for-employers': {
    ...{ screen: 'ForEmployers', words: ['employers-entry'], ssr: true },
    head: { title: 'employers-entry:page', description: 'employers' },
  },
  '/studies/:id?': {
    ...{ screen: 'Studies', words: ['studies'], ssr: true },
    head: { title: 'studies:title', description: 'studies' },
    reads: ({ id }) => (isId(id) ? [readKey(getStudy, { params: { id } })] : []),
  },
  '/salaries': {
    ...{ screen: 'Salaries', words: ['salaries', 'forms'], ssr: true },
    query: ['q', 'department', 'title'],
    head: { title: 'salaries:browse.title', description: 'salaries' },
  },
  '/salaries/:id': {
    ...{ screen: 'SalaryTitle', words: ['salaries', 'outside-pay'], ssr: true, named: true },
    reads: ({ id }) => (isId(id) ? [readKey(getTitlePage, { params: { id } }), keyOutside({ title: Number(id) })] : []),
  },
  '/industries/:id?': {
    ...{ screen: 'CompaniesOf', content: 'industry', words: ['browse', 'search'], ssr: true, named: true },
    head: { title: 'browse:of.industry.title', description: 'industries' },
    reads: ({ id }) => (isId(id) ? [keyEmployers({ industry: Number(id) })] : []),
  },
  '/cities/:id?': {
    ...{ screen: 'CompaniesOf', content: 'city', words: ['browse', 'search', 'outside-pay'], ssr: true, named: true },
    head: { title: 'browse:of.city.title', description: 'cities' },
    reads: ({ id }) => (isId(id) ? [keyEmployers({ city: Number(id) }), keyOutside({ city: Number(id) })] : []),
  },
  '/awards': buildReading('Awards', ['awards'], 'awards'),
  '/companies': {
    ...{ screen: 'Companies', words: ['browse', 'search'], ssr: true },
    query: ['city', 'industry', 'size', 'stars', 'sort'],
    head: { title: 'browse:title', description: 'companies' },
  },
  '/compare-companies/:ids?': {
    ...{ screen: 'CompareCompanies', words: ['side-by-side', 'search', 'culture'], ssr: true },
    query: ['level'],
    head: { title: 'side-by-side:title', description: 'compared' },
    reads: ({ ids }) => listComparedReads(parseComparedIds(ids) ?? []),
  },
  '/add-Company': { screen: 'AddCompany', words: withForm('company-requests') },
  '/compare/:id': { screen: 'Compare', words: ['compare', 'companies', 'forms', 'problems'], reads: keyCompany },
  '/compareResult': { screen: 'CompareResult', words: ['compare', 'salaries'] },
  '/proof/:id': { screen: 'Proof', words: withForm('proofs'), crawled: false, reads: keyCompany },
  '/update/company/:id': { screen: 'UpdateCompany', words: withForm('company-changes'), reads: keyCompany },
  '/user/myprofile/:section?': { screen: 'MyProfile', words: ['profile'], only: 'member', crawled: false },
  '/user/dashboard': {
    ...{ screen: 'Dashboard', words: ['dashboard', 'outbox', 'reviews'] },
    ...{ only: 'member', crawled: false },
  },
  '/employer/:section?/:company?': {
    ...{ screen: 'Employer', words: ['employers', 'companies'], only: 'member', crawled: false },
  },
  '/following': { screen: 'Following', words: ['following'], crawled: false },
  '/outbox': { screen: 'Outbox', words: ['outbox', 'reviews'], crawled: false },
  '/moderation/log': buildReading('ModerationLog', ['moderation-log', 'decisions'], 'log'),
  '/moderation/:part?': {
    ...{ screen: 'Moderation', words: ['moderation', 'decisions', 'forms', 'problems'], only: 'member' },
  },
  '/admin/:part?': { screen: 'Administration', words: adminWords, only: 'member', crawled: false },
  '/setup/:token': { screen: 'Setup', words: adminWords, only: 'visitor', crawled: false },
  '/appeal/:token': {
    ...{ screen: 'Appeal', words: ['appeal', 'decisions', 'accounts', 'forms', 'problems'], crawled: false },
  },
  '/notice': {
    ...{ ...buildReading('SendNotice', noticeWords, 'notice'), query: ['id'] },
    head: { title: 'notices:form.title', description: 'notice' },
  },
  '/notice/:receipt': { screen: 'Notice', words: [...noticeWords, 'decisions'], crawled: false },
  '/notices': { ...buildReading('Notices', noticeWords, 'notices'), reads: () => [readKey(readRegister)] },
  '/privacy-policy': buildReading('Content', ['content', 'privacy-policy'], 'privacy', 'privacy-policy'),
  '/terms': buildReading('Content', ['content', 'terms-condition'], 'terms', 'terms-condition'),
  '/about-us': buildReading('Content', ['content', 'about-us'], 'about', 'about-us'),
  '/press': buildReading('Content', ['content', 'press'], 'press', 'press'),
  '/accessibility': buildReading('Content', ['content', 'accessibility'], 'accessibility', 'accessibility'),
  '/methodology': buildReading('Methodology', ['methodology', 'aspects'], 'methodology'),
  '/package': buildReading('Package', ['pay-package', 'forms'], 'package'),
  '/offers': buildReading('Offers', ['offers', 'pay-package', 'forms'], 'offers'),
  '/developers': {
    ...{ screen: 'Developers', words: ['developers'], ssr: true },
    head: { title: 'developers:title', description: 'developers' },
    reads: () => [readKey(getApiGuide)],
  },
  '/data': {
    ...{ screen: 'OpenData', words: ['open-data'], ssr: true },
    head: { title: 'open-data:title', description: 'data' },
    reads: () => [readKey(listDataReleases)],
  },
  '/faq': buildReading('Faq', ['faq'], 'faq'),
} satisfies Record<string, Page>

export type PagePath = keyof typeof pages
export const pagePaths = Object.keys(pages) as readonly PagePath[]
/** Returns the row of a page, typed as any row. */
export const pageAt = (path: PagePath): Page => pages[path]

/** Whether a text is an id as addresses write it; any other text in its place is the id of nothing. */
export function isId(text: string | undefined): text is string {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text)
}

/** Returns the readable part of an address (`Al Rajhi` is `al-rajhi`), empty for a name without Latin letters. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^(.{0,60})(?:-.*)?$/, '$1')
    .replace(/^-+|-+$/g, '')

/** Returns the part of a path that identifies one thing: `12-accountant`, or the id alone. */
export const buildIdWithSlug = (id: number, name: string): string => [id, toSlug(name)].filter(Boolean).join('-')

/** Returns the id in such a part, no matter what follows it; undefined where the part does not begin with one. */
export function parseId(part: string | undefined): number | undefined {
  const [, id] = /^([1-9]\d{0,9})(?:-[^/]*)?$/.exec(part ?? '') ?? []
  return id === undefined ? undefined : Number(id)
}
