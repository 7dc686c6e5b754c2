import { searchAudit } from '../../contract/administration/audit.ts'
import { pageSize } from '../../contract/params.ts'
import { searchEntries } from '../audit/audit.queries.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { getDayAfter, getDayBegun } from '../platform/months.ts'

/** The route that searches the audit. It returns what the audit contains: pseudonyms and ids, and never a name. */
export const auditRoutes: readonly Route[] = [
  route(searchAudit, async ({ services, query: { after, limit = pageSize.usual, day, ...query } }) => {
    const found = await searchEntries(services.db, { ...query, ...(day && toTimes(day)), after, limit: limit + 1 })
    const page = found.slice(0, limit)
    return {
      data: {
        entries: page.map(({ hash: _, ...entry }) => ({ ...entry, day: getDayAfter(new Date(entry.at), 0) })),
        next: found.length > limit ? String(page.at(-1)!.seq) : null,
      },
    }
  }),
]

/** Returns when a day in Saudi Arabia begins and ends, as entries are dated. */
function toTimes(day: string): { from: string; until: string } {
  const begun = getDayBegun(new Date(`${day}T12:00:00Z`))
  return { from: begun.toISOString(), until: new Date(begun.getTime() + 86_400_000).toISOString() }
}
