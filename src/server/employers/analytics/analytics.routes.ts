import type { Analytics, ComparedCompany } from '../../../contract/employers/analytics.schema.ts'
import { getAnalytics } from '../../../contract/employers/analytics.ts'
import { type CompanyRow, findCompany, readCompetitors } from '../../companies/companies.queries.ts'
import { readScorecard } from '../../dashboard/dashboard.queries.ts'
import { getLookups } from '../../lookups/lookups.queries.ts'
import { nameOf } from '../../lookups/lookups.ts'
import { refuse } from '../../platform/http/answer.ts'
import type { Call, Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import { groupRatings } from '../../statistics/people/reading.ts'
import { ofOwnCompany } from '../own-company.ts'
import { readIndustryRating, readMonthCounters } from './analytics.queries.ts'

/**
 * The routes that compare a company with others, by public numbers of each: nothing here is about fewer people than
 * those.
 */
export const analyticsRoutes: readonly Route[] = [
  route(getAnalytics, (call) =>
    ofOwnCompany(call, async () => {
      const row = await findCompany(call.services.db, call.params.id)
      return row?.isApproved ? { data: await readAnalytics(call, row) } : refuse(404, 'not_found')
    }),
  ),
]

async function readAnalytics({ services: { db }, language }: Call, row: CompanyRow): Promise<Analytics> {
  const toNamed = ({ id, nameEn, nameAr, logo }: NamedCompany) => ({
    id,
    name: nameOf({ nameEn, nameAr }, language),
    logo,
  })
  const { rank, ...own } = await readScorecard(db, row)
  const competitors = await Promise.all(
    (await readCompetitors(db, row.id)).map(async (one): Promise<ComparedCompany> => {
      // The competitors' ranks in their own industries are not comparable.
      const { rank: _, ...figures } = await readScorecard(db, { id: one.id, industryId: null })
      return { company: toNamed(one), ...figures }
    }),
  )
  const industry = (await getLookups(db)).name('industries', row.industryId, language)
  return {
    months: groupRatings(await readMonthCounters(db, row.id), (month) => month).map(({ period: month, ...rest }) => ({
      month,
      ...rest,
    })),
    companies: [{ company: toNamed(row), ...own }, ...competitors],
    industry:
      row.industryId === null || industry === null
        ? null
        : { name: industry, ...(await readIndustryRating(db, row.industryId)) },
    rank,
  }
}

type NamedCompany = Pick<CompanyRow, 'id' | 'nameEn' | 'nameAr' | 'logo'>
