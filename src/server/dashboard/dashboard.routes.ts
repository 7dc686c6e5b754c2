import { type Dashboard, getDashboard } from '../../contract/statistics/dashboard.ts'
import { presentCompanyOf } from '../accounts/vault.ts'
import { findCompany } from '../companies/companies.queries.ts'
import { lookupsOf } from '../lookups/lookups.queries.ts'
import { nameOf } from '../lookups/lookups.ts'
import type { MemberCall, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { fareOf } from './dashboard.queries.ts'

/** How the company fares where the caller works now; nothing of it is kept anywhere. */
export const dashboardRoutes: readonly Route[] = [
  route(getDashboard, async (call) => ({ data: await dashboardOf(call) })),
]

async function dashboardOf({ services: { db, privacy }, account, language }: MemberCall): Promise<Dashboard> {
  const id = presentCompanyOf(privacy, account)
  const row = id === undefined ? undefined : await findCompany(db, id)
  if (!row?.isApproved) return { company: null, culture: null, rating: null, ceo: null, rank: null }
  const { rank, ...fare } = await fareOf(db, row)
  const industry = (await lookupsOf(db)).name('industries', row.industryId, language)
  return {
    company: { id: row.id, name: nameOf(row, language), logo: row.logo },
    ...fare,
    rank: rank && industry !== null ? { ...rank, industry } : null,
  }
}
