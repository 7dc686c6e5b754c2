import type { Company, CompanyCard } from '../../contract/companies/companies.schema.ts'
import * as contract from '../../contract/companies/companies.ts'
import type { AutocompleteItem } from '../../contract/lookups/lists.schema.ts'
import { autocomplete } from '../../contract/lookups/lists.ts'
import { rankItems } from '../../contract/search/rank.ts'
import { getLookups } from '../lookups/lookups.queries.ts'
import { type Lookups, nameOf } from '../lookups/lookups.ts'
import type { Database } from '../platform/db/database.ts'
import { refuse } from '../platform/http/answer.ts'
import type { Call, CallOf, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import type { Language } from '../platform/http/words.ts'
import { buildPositionCursor, parsePositionCursor } from '../platform/paging/position.ts'
import { createKept } from '../platform/versioned-cache.ts'
import {
  type CardStatistics,
  readCardsStatistics,
  readCompanyStatistics,
} from '../statistics/company-statistics.queries.ts'
import { readKept, readVersion } from '../statistics/versions.queries.ts'
import { browseCompanies, type CompanyFilter, countFitting, filterCompanies } from './browse.queries.ts'
import { findCompany, hasCompany, type ListedCompany, listCompanies, readCompetitors } from './companies.queries.ts'
import { toCompany, toCompanyCard } from './present.ts'
import { createReasons } from './search/reasons.ts'
import { searchCompanies } from './search/search.queries.ts'

/** The number of suggestions of a search box, and of companies on a page of results. */
const suggestionsAtMost = 10
const resultsAtMost = 50
const listedAtFirst = 12

/** Sorts companies that are not approved last, since they cannot be chosen. */
const sortApprovedFirst = (rows: readonly ListedCompany[]) =>
  [...rows].sort((a, b) => Number(b.isApproved) - Number(a.isApproved))

type CardParts = { row: ListedCompany; statistics: CardStatistics }
const keptCards = createKept<CardParts>(20_000)

/** Reads what the cards of companies show, by id. */
async function readCardParts(db: Database, ids: readonly number[]): Promise<Map<number, CardParts>> {
  const [rows, statistics] = await Promise.all([listCompanies(db, ids), readCardsStatistics(db, ids)])
  return new Map(rows.map((row) => [row.id, { row, statistics: statistics.get(row.id)! }]))
}

async function readCards({ services: { db }, language }: Call, ids: readonly number[]): Promise<CompanyCard[]> {
  const [found, lookups] = await Promise.all([
    readKept({ db, kept: keptCards }, ids, (missing) => readCardParts(db, missing)),
    getLookups(db),
  ])
  return sortApprovedFirst(ids.flatMap((id) => found.get(id)?.row ?? [])).map((row) =>
    toCompanyCard(language, row, found.get(row.id)!.statistics, lookups),
  )
}

type SuggestionCall = CallOf<typeof autocomplete>

async function suggestCompanies(call: SuggestionCall): Promise<AutocompleteItem[]> {
  const { services, language } = call
  const ids = await searchCompanies(services.db, call.query.q, suggestionsAtMost)
  const [listed, lookups] = await Promise.all([listCompanies(services.db, ids), getLookups(services.db)])
  const rows = sortApprovedFirst(listed)
  const reasonsOf = createReasons(lookups, call.query.q, language)
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row, language),
    other_name: nameOf(row, language === 'ar' ? 'en' : 'ar'),
    ...reasonsOf(row),
    ...(row.logo && row.isApproved ? { logo: row.logo } : {}),
    is_approved: row.isApproved ? 1 : 0,
  }))
}

/** Searches items of a list as the forms' own lists do. */
async function suggestItems(call: SuggestionCall, list: 'qualifications' | 'cities'): Promise<AutocompleteItem[]> {
  const lookups = await getLookups(call.services.db)
  return rankItems(lookups.listNamed(list, call.language), call.query.q)
    .slice(0, suggestionsAtMost)
    .map(({ item: { id, name } }) => ({ id, name }))
}

type AskedFilter = Pick<CallOf<typeof contract.listCompanies>['query'], 'city' | 'industry' | 'size' | 'stars'>
const filterOf = ({ city, industry, size, stars }: AskedFilter, lookups: Lookups): CompanyFilter => ({
  ...(city === undefined ? {} : { cityId: lookups.item('cities', city)?.id ?? city }),
  ...(industry === undefined ? {} : { industryId: lookups.item('industries', industry)?.id ?? industry }),
  ...(size === undefined ? {} : { sizeId: lookups.item('employeeNumbers', size)?.id ?? size }),
  ...(stars === undefined ? {} : { stars }),
})

const pages = createKept<Company | undefined>()

/** Returns a company in full; undefined when it is not approved: it is known of but not shown. */
async function pageOf(db: Database, id: number, language: Language): Promise<Company | undefined> {
  const [row, competitors, statistics, lookups] = await Promise.all([
    findCompany(db, id),
    readCompetitors(db, id),
    readCompanyStatistics(db, id),
    getLookups(db),
  ])
  return row?.isApproved ? toCompany(language, row, competitors, statistics, lookups) : undefined
}

export const companyRoutes: readonly Route[] = [
  route(contract.getCompanyProfile, async ({ services, params: { id }, language }) => {
    // The version is read first: data read after it can only be newer, and is then read again next time.
    const version = await readVersion(services.db, id)
    const edition = (await getLookups(services.db)).edition
    const page =
      version &&
      (await pages.get(`${id} ${language}`, `${version} ${edition}`, () => pageOf(services.db, id, language)))
    return page ? { data: page } : refuse(404, 'not_found')
  }),

  route(contract.listCompanies, async (call) => {
    const { language, services, query } = call
    const order = query.sort ?? 'reviews'
    const filter = filterOf(query, await getLookups(services.db))
    const { limit = listedAtFirst } = query
    const after = query.after === undefined ? null : parsePositionCursor(query.after, order)
    if (query.after !== undefined && !after) return refuse(400, 'malformed', 'after')
    const { ids, next } = await browseCompanies(services.db, { filter, order, language, after, limit })
    const total = after ? null : await countFitting(services.db, filter)
    return { data: { companies: await readCards(call, ids), next: next && buildPositionCursor(next), total } }
  }),

  route(contract.listCompetitors, async (call) => {
    const {
      services,
      params: { id },
    } = call
    if (!(await hasCompany(services.db, id))) return refuse(404, 'not_found')
    const competitors = await readCompetitors(services.db, id)
    return {
      data: await readCards(
        call,
        competitors.map((one) => one.id),
      ),
    }
  }),

  route(contract.searchCompanies, async (call) => {
    const { query, language, services } = call
    const found = await searchCompanies(services.db, query.q, resultsAtMost)
    const filter = filterOf(query, await getLookups(services.db))
    const asFound = query.sort === undefined && Object.keys(filter).length === 0
    const narrowing = { filter, order: query.sort, language }
    return { data: await readCards(call, asFound ? found : await filterCompanies(services.db, found, narrowing)) }
  }),

  route(autocomplete, async (call) => {
    if (call.query.key === 'company') return { data: await suggestCompanies(call) }
    return { data: await suggestItems(call, call.query.key === 'city' ? 'cities' : 'qualifications') }
  }),
]
