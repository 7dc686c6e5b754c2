import { searchAudit, undoEntry } from '../../contract/administration/audit.ts'
import { pageSize } from '../../contract/params.ts'
import { searchEntries } from '../audit/audit.queries.ts'
import { renewLookups } from '../lookups/lookups.queries.ts'
import { refuse } from '../platform/http/answer.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { getDayAfter, getDayBegun } from '../platform/months.ts'
import { toAct } from './act.ts'
import { forgetSite } from './site-state.queries.ts'
import { readUndo, undoAct } from './undo.ts'

/** The routes of the audit. Searched, it returns what the audit contains: pseudonyms and ids, and never a name. */
export const auditRoutes: readonly Route[] = [
  route(searchAudit, async ({ services, now, query: { after, limit = pageSize.usual, day, ...query } }) => {
    const found = await searchEntries(services.db, { ...query, ...(day && toTimes(day)), after, limit: limit + 1 })
    const page = found.slice(0, limit)
    const getUndo = await readUndo(services.db, now)
    return {
      data: {
        entries: page.map(({ hash: _, ...entry }) => ({
          ...{ ...entry, day: getDayAfter(new Date(entry.at), 0) },
          undo: getUndo(entry),
        })),
        next: found.length > limit ? String(page.at(-1)!.seq) : null,
      },
    }
  }),

  route(undoEntry, async (call) => {
    const { services, params } = call
    const { db, reads, privacy } = services
    const problem = await db.transaction((tx) => undoAct({ db: tx, privacy }, params.entry, toAct(call)))
    if (problem === 'not_found') return refuse(404, problem)
    if (problem) return refuse(409, problem)
    await renewLookups(db, reads)
    forgetSite(reads)
    return { message: 'act_undone' }
  }),
]

/** Returns when a day in Saudi Arabia begins and ends, as entries are dated. */
function toTimes(day: string): { from: string; until: string } {
  const begun = getDayBegun(new Date(`${day}T12:00:00Z`))
  return { from: begun.toISOString(), until: new Date(begun.getTime() + 86_400_000).toISOString() }
}
