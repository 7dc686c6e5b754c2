import { getCulture } from '../../contract/companies/culture.ts'
import { computeSpentInYear, groupLedgerByKind, maxTellings } from '../../contract/statistics/budget.ts'
import { getLedger } from '../../contract/statistics/ledger.ts'
import { getStatistics } from '../../contract/statistics/people.ts'
import { releaseRules } from '../../contract/statistics/rules.ts'
import { getLookups } from '../lookups/lookups.queries.ts'
import { type Refusal, refuse } from '../platform/http/answer.ts'
import type { AboutId, Call, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { readComparedCulture } from '../statistics/reading/compared-culture.queries.ts'
import { readPeopleStatistics } from '../statistics/reading/reading.queries.ts'
import { hasCompany } from './companies.queries.ts'

/** The routes of numbers about a company that are shown only through the guard: none is about fewer than 5 people. */
export const statisticRoutes: readonly Route[] = [
  route(getStatistics, (call) =>
    ofCompany(call, async () => readPeopleStatistics(await getReader(call), call.params.id)),
  ),
  route(getLedger, async () => ({
    data: {
      releases: { ...releaseRules, newPeople: 0, opening: 0 },
      tellings: maxTellings,
      // The noise of releases has no case that is left out of the bound.
      delta: 0,
      person: computeSpentInYear(),
      contributions: groupLedgerByKind(),
    },
  })),
  route(getCulture, (call) => ofCompany(call, async () => readComparedCulture(await getReader(call), call.params.id))),
]

/** Returns what reading needs: the database, the lists, and the language of the call. */
export const getReader = async ({ services: { db }, language }: Call) => ({
  db,
  lookups: await getLookups(db),
  language,
})

/** Returns what `read` finds of the company the call is about; 404 when there is none. */
export async function ofCompany<Data>(
  call: Call & AboutId,
  read: () => Promise<Data>,
): Promise<{ data: Data } | Refusal<'not_found'>> {
  if (!(await hasCompany(call.services.db, call.params.id))) return refuse(404, 'not_found')
  return { data: await read() }
}
