import * as contract from '../../contract/moderation/log.ts'
import { pageSize } from '../../contract/params.ts'
import type { AnswerOf, CallOf, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { listLoggedDecisions, listTotalsByMonth, loggedMonths } from './log.queries.ts'

/** The routes of the public log of moderators' decisions, without identities. */
export const logRoutes: readonly Route[] = [
  route(contract.listLog, handleList),
  route(contract.listLogTotals, async ({ services: { db } }) => ({ data: await listTotalsByMonth(db, loggedMonths) })),
]

async function handleList({
  services,
  query,
  language,
}: CallOf<typeof contract.listLog>): Promise<AnswerOf<typeof contract.listLog>> {
  const { after = null, limit = pageSize.usual } = query
  const found = await listLoggedDecisions(services.db, { kind: query.kind, after, limit: limit + 1 })
  const page = found.slice(0, limit)
  const decisions = page.map(({ company_id, name_en, name_ar, ...decision }) => {
    const name = language === 'ar' ? name_ar : name_en
    return { ...decision, company: company_id === null || name === null ? null : { id: company_id, name } }
  })
  return { data: { decisions, next: found.length > limit ? (page.at(-1)?.id ?? null) : null } }
}
