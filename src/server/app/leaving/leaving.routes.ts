import * as closing from '../../../contract/accounts/closing.ts'
import { listNextSlots } from '../../authorship/authorship.queries.ts'
import type { Route } from '../../platform/http/call.ts'
import { formatDay } from '../../platform/http/days.ts'
import { route } from '../../platform/http/route.ts'
import type { Withheld } from '../../platform/withheld.ts'
import { personParts } from '../personal-data-sources.ts'
import { removeNow } from '../publication/apply-acts.ts'
import { closeAccount } from './close.ts'
import { leave, listLeftBehind, listRemovals } from './leave.ts'

/**
 * The routes that close an account, export all of a person's data, and delete it; the last two ask for a proof of
 * presence.
 */
export const leavingRoutes: readonly Route[] = [
  route(closing.closeAccount, async ({ services, account, answers, language, now }) => {
    const reason = { type: answers.reason_type, reason: answers.reason }
    const day = await closeAccount(services, account, { reason, language, now })
    return { message: 'account_closed', values: { day: formatDay(language, day) } }
  }),

  route(closing.downloadData, async ({ services, account, language }) => {
    const data: Record<string, unknown> = {}
    for (const part of personParts) data[part.name] = await part.gather(services, account, language)
    return { data }
  }),

  route(closing.deleteEverything, async ({ services, account, beside, language, now }) => {
    const { db, privacy } = services
    for (;;) {
      const next = await listNextSlots(db, { privacy, secret: account.secret })
      const more: Withheld[] = []
      for (const { remove } of personParts) more.push(...((await remove?.(services, account, now)) ?? []))
      const left = [...(await listLeftBehind(services, account, now, 'now')), ...more]
      const acts = await listRemovals(services, account, more, beside.when ?? 'rounds')
      if ((await leave(services, account, { now, language, left, acts, next })) === 'more') continue
      if (beside.when === 'now') await removeNow(services, acts)
      return { message: 'account_deleted' }
    }
  }),
]
