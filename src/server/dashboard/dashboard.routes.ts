import type { Dashboard } from '../../contract/statistics/dashboard.schema.ts'
import { getDashboard } from '../../contract/statistics/dashboard.ts'
import { listIdsOf } from '../accounts/current-companies.queries.ts'
import { getPresentCompany } from '../accounts/vault.ts'
import { findCompany } from '../companies/companies.queries.ts'
import { getLookups } from '../lookups/lookups.queries.ts'
import { nameOf } from '../lookups/lookups.ts'
import type { MemberCall, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { readScorecard } from './dashboard.queries.ts'
import { readTypical } from './typical.queries.ts'

/** The route of the dashboard of the company where the caller works at present; nothing of it is stored. */
export const dashboardRoutes: readonly Route[] = [
  route(getDashboard, async (call) => ({ data: await readDashboard(call) })),
]

async function readDashboard({ services: { db, privacy }, account, language }: MemberCall): Promise<Dashboard> {
  const present = getPresentCompany(privacy, account)
  const row = present === undefined ? undefined : await findCompany(db, (await listIdsOf(db, present))[0]!)
  if (!row?.isApproved) return { company: null, culture: null, rating: null, ceo: null, rank: null, typical: null }
  const [{ rank, ...figures }, typical] = await Promise.all([
    readScorecard(db, row),
    row.industryId === null ? null : readTypical(db, row.industryId),
  ])
  const industry = (await getLookups(db)).name('industries', row.industryId, language)
  return {
    company: { id: row.id, name: nameOf(row, language), logo: row.logo },
    ...figures,
    rank: rank && industry !== null ? { ...rank, industry } : null,
    typical: typical && industry !== null ? { industry, ...typical } : null,
  }
}
