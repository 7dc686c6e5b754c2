import type { Company } from '../../contract/companies/companies.schema.ts'
import { parseComparedIds } from '../../contract/companies/side-by-side.ts'
import { findKnownPage, type KnownPage } from '../../contract/known-page.ts'
import { buildIdWithSlug, isId, type PagePath, pageAt, parseId } from '../../contract/pages.ts'
import type { AwardQuarter } from '../../contract/statistics/awards.schema.ts'
import { listAwards } from '../../contract/statistics/awards.ts'
import type { Study } from '../../contract/studies/studies.schema.ts'
import type { Language } from '../platform/http/words.ts'
import { describeCompared, describePlaces, describeTitle } from './describe-addresses.ts'
import { type DescribedPage, type Description, type Head, missing, unlisted } from './description.ts'
import { buildCompanyFeedUrl, logFeed } from './feed-addresses.ts'
import { describeTabs, getText, translateDescription } from './head-words.ts'
import { buildPictureUrl, getPicture } from './pictures/pictures.ts'
import { drawAwards, drawCompany } from './pictures/pictures-of.ts'
import { listReads, type Read } from './read.ts'

/**
 * Describes the page at a path and its query, by its row in `contract/pages.ts`. `read` makes a call of this server, as
 * a visitor would.
 */
export async function describePage(
  path: string,
  query: URLSearchParams,
  language: Language,
  read: Read,
): Promise<Description> {
  const known = findKnownPage(path)
  if (!known) return missing
  const { page, params } = known
  const row = pageAt(page)
  const { tab, ids } = params
  const id = row.named ? parseId(params.id)?.toString() : params.id
  if (params.id !== undefined && !isId(id)) return missing
  if (ids !== undefined && !parseComparedIds(ids)) return missing
  if (page === companyPage && !Object.hasOwn(describeTabs(language), tab ?? 'overview')) return missing
  const keys = row.reads?.({ id, ids, tab, query }) ?? []
  const answers = await Promise.all(keys.map((key) => read(key, language)))
  const [about] = answers
  // An unreachable database does not tell whether the subject of the page exists.
  const named = id === undefined ? (parseComparedIds(ids)?.length ?? 0) : 1
  if (answers.slice(0, named).some(({ status }) => status === 404)) return missing
  const describe = headsOf[page]
  const head = describe
    ? await describe({ page, params: { ...params, id }, query, language, about: about?.data, read })
    : buildPublicHead(known, language)
  if (head === missing) return missing
  if (!head) return unlisted
  const found = keys.flatMap((key, at) => (answers[at]!.data === undefined ? [] : [[key, answers[at]!.data] as const]))
  return { ...unlisted, ...head, reads: Object.fromEntries(found) }
}

const companyPage = '/company/:id/:tab?' satisfies PagePath

/**
 * Builds the head of a page that is the same for everybody, as its row says; undefined for a page that search engines
 * should not list.
 */
function buildPublicHead({ page }: Pick<KnownPage, 'page'>, language: Language): Head | undefined {
  const { head } = pageAt(page)
  return (
    head && {
      title: [getText(language, head.title)],
      description: getText(language, `head:${head.description}`),
      address: buildPageUrl(page),
    }
  )
}

/** Builds the address of a company's page; the id alone leads there too. */
export const buildCompanyPageUrl = ({ id, name_en }: Pick<Company, 'id' | 'name_en'>): string =>
  `/company/${buildIdWithSlug(id, name_en)}`

/** Builds the address of a page whose path names no subject. */
export const buildPageUrl = (page: PagePath): string => page.replace(/(?<=.)\/:.*$/, '')

/** The pages whose heads depend on the subject of the request. */
const headsOf: Partial<Record<PagePath, (asked: DescribedPage) => Promise<Head | undefined> | Head | undefined>> = {
  [companyPage]: describeCompany,
  '/studies/:id?': describeStudy,
  '/salaries/:id': describeTitle,
  '/industries/:id?': (asked) => describePlaces('industry', asked) ?? buildPublicHead(asked, asked.language),
  '/cities/:id?': (asked) => describePlaces('city', asked) ?? buildPublicHead(asked, asked.language),
  '/compare-companies/:ids?': (asked) => describeCompared(asked) ?? buildPublicHead(asked, asked.language),
  '/rateCompany': describeWizard,
  '/search': describeSearch,
  '/awards': describeAwards,
  '/moderation/log': (asked) => {
    const head = buildPublicHead(asked, asked.language)
    return head && { ...head, feed: logFeed }
  },
}

async function describeAwards({ page, language, read }: DescribedPage): Promise<Head | undefined> {
  const head = buildPublicHead({ page }, language)
  const input = { params: {}, query: { limit: 1 } }
  const { data } = await listReads<{ quarters: AwardQuarter[] }>(read, listAwards, input, language)
  const picture = data && buildPictureUrl(getPicture.awards, drawAwards(language, data.quarters[0]))
  return head && { ...head, picture }
}

function describeSearch({ page, query, language }: DescribedPage): Head | undefined {
  const head = buildPublicHead({ page }, language)
  const text = query.get('q')?.trim()
  return head && text ? { ...head, title: [getText(language, 'search:page.titleFor', { text })] } : head
}

/** Describes the form about a company, titled with its name; when there is none the browser says so. */
function describeWizard({ page, query, language, about }: DescribedPage): Head | undefined {
  if (!query.has('id')) return buildPublicHead({ page }, language)
  if (!about) return undefined
  const company = about as Company
  const { id, name } = company
  const title = getText(language, 'reviews:page')
  return {
    title: [title, name],
    description: translateDescription(language, 'rateCompany', { name }),
    // It is one page, no matter which of the five types it begins with.
    address: `/rateCompany?type=company&id=${id}`,
    trail: [[name, buildCompanyPageUrl(company)], [title]],
  }
}

function describeStudy({ page, params: { id }, language, about }: DescribedPage): Head | undefined {
  if (id === undefined) return buildPublicHead({ page }, language)
  if (!about) return undefined
  const { question, about: words } = about as Study
  const title = getText(language, 'studies:title')
  return {
    title: [title, question],
    description: words ?? translateDescription(language, 'study', { question }),
    address: `/studies/${id}`,
    trail: [[title, '/studies'], [question]],
  }
}

function describeCompany({ params: { tab = 'overview' }, language, about }: DescribedPage): Head | undefined {
  if (!about) return undefined
  const company = about as Company
  const { name, rate } = company
  const home = buildCompanyPageUrl(company)
  const tabName = describeTabs(language)[tab]!
  return {
    title: tab === 'overview' ? [name] : [name, tabName],
    description:
      rate === null
        ? translateDescription(language, 'company', { name })
        : translateDescription(language, 'ratedCompany', { name, rate: rate.toFixed(1) }),
    address: tab === 'overview' ? home : `${home}/${tab}`,
    trail: tab === 'overview' ? [[name]] : [[name, home], [tabName]],
    company,
    picture: buildPictureUrl(getPicture.company(company.id), drawCompany(language, company)),
    feed: buildCompanyFeedUrl(company.id),
  }
}
