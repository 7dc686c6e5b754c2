import { getSalaries } from '../../contract/companies/salaries.ts'
import { pageSize } from '../../contract/params.ts'
import { browseSalaries, getTitle, getTitlePage, listTitles } from '../../contract/salaries/browse.ts'
import { getComparison, getExtraPay } from '../../contract/salaries/compare.ts'
import { getOutsidePay } from '../../contract/salaries/outside.ts'
import { getReader, ofCompany } from '../companies/statistics.routes.ts'
import { type Answer, type Refusal, refuse } from '../platform/http/answer.ts'
import type { CallOf, MemberCall, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { readComparison, readExtraPay, readSalaryStatistics } from '../statistics/reading/pay/pay.queries.ts'
import { buildTitlePage, readListedTitles, readTitleDetails, readTitlePage, type TitleQuery } from './national.ts'
import { readOutsidePay } from './outside/read.ts'
import { hasSharedSalary } from './salaries.queries.ts'

/**
 * The routes of pay: as everyone may read it, by job title for people who shared a salary, and what one's own is compared with
 * (spec 2, 6).
 */
export const salaryRoutes: readonly Route[] = [
  route(getSalaries, (call) =>
    ofCompany(call, async () => readSalaryStatistics(await getReader(call), call.params.id)),
  ),
  route(browseSalaries, async (call) => {
    const data = await readTitlePage(await getReader(call), readQuery(call.query))
    return data ? { data } : refuse(400, 'malformed', 'after')
  }),
  route(listTitles, async (call) => {
    const data = await readListedTitles(await getReader(call), readQuery(call.query))
    return data ? { data } : refuse(400, 'malformed', 'after')
  }),
  route(getTitlePage, async (call) => {
    const data = await buildTitlePage(await getReader(call), call.params.id)
    return data ? { data } : refuse(404, 'not_found')
  }),
  route(getOutsidePay, async (call) => ({ data: await readOutsidePay(await getReader(call), call.query) })),
  route(getTitle, (call) =>
    toWhoShared(call, async () => {
      const data = await readTitleDetails(await getReader(call), call.params.id)
      return data ? { data } : refuse(404, 'not_found')
    }),
  ),
  route(getComparison, (call) => ofCompany(call, async () => readComparison(await getReader(call), call.params.id))),
  route(getExtraPay, async (call) => ({ data: await readExtraPay(call.services.db) })),
]

/** Applies give to get (spec 6): a business rule, so it answers 409 and never 403, which would sign the person out. */
async function toWhoShared<Done extends Answer>(
  call: MemberCall,
  answer: () => Promise<Done>,
): Promise<Done | Refusal<'salary_not_shared'>> {
  const { db, privacy } = call.services
  const shared = await hasSharedSalary(db, { privacy, secret: call.account.secret })
  return shared ? answer() : refuse(409, 'salary_not_shared')
}

function readQuery(query: CallOf<typeof listTitles>['query']): TitleQuery {
  const { q, department, after = null, limit = pageSize.usual } = query
  return { q: q?.slice(0, 100), department, after, limit }
}
