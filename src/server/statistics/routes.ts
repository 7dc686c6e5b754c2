import { getCulture } from '../../contract/companies/culture.ts'
import { hasCompany } from '../companies/store.ts'
import { type Answer, refuse } from '../http/answer.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { cultureStatistics } from './reading/store.ts'

/** Numbers about a company that are shown only through the guard: nothing here is about fewer than 5 people. */
export const statisticRoutes: readonly Route[] = [
  route(getCulture, (call) => ofCompany(call, ({ services, id }) => cultureStatistics(services.db, id))),
]

/** What `read` finds of the company the call is about; 404 where there is none. */
export async function ofCompany(call: Call, read: (call: Call) => Promise<unknown>): Promise<Answer> {
  if (!(await hasCompany(call.services.db, call.id))) return refuse(404, 'not_found')
  return { data: await read(call) }
}
