import { getCulture } from '../../contract/companies/culture.ts'
import { getSalaries } from '../../contract/companies/salaries.ts'
import { getStatistics } from '../../contract/statistics/people.ts'
import { hasCompany } from '../companies/store.ts'
import { type Answer, refuse } from '../http/answer.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { lookupsOf } from '../lookups/store.ts'
import { cultureStatistics, peopleStatistics, salaryStatistics } from './reading/store.ts'

/** Numbers about a company that are shown only through the guard: nothing here is about fewer than 5 people. */
export const statisticRoutes: readonly Route[] = [
  route(getSalaries, (call) => ofCompany(call, async (one) => salaryStatistics(await readerOf(one), one.id))),
  route(getStatistics, (call) => ofCompany(call, async (one) => peopleStatistics(await readerOf(one), one.id))),
  route(getCulture, (call) => ofCompany(call, ({ services, id }) => cultureStatistics(services.db, id))),
]

const readerOf = async ({ services: { db }, language }: Call) => ({ db, lookups: await lookupsOf(db), language })

async function ofCompany(call: Call, read: (call: Call) => Promise<unknown>): Promise<Answer> {
  if (!(await hasCompany(call.services.db, call.id))) return refuse(404, 'not_found')
  return { data: await read(call) }
}
