import { deleteEverything, downloadData } from '../../../contract/accounts/closing.ts'
import { passwordProblem } from '../../accounts/security/password-again.ts'
import type { Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import type { Withheld } from '../../platform/withheld.ts'
import { personParts } from '../personal-data-sources.ts'
import { leave } from './leave.ts'

/** All of one's data, to take along or to have deleted. Both ask for the password again. */
export const leavingRoutes: readonly Route[] = [
  route(downloadData, async (call) => {
    const { services, account, language } = call
    const refused = await passwordProblem(call, call.answers.password)
    if (refused) return refused
    const data: Record<string, unknown> = {}
    for (const part of personParts) data[part.name] = await part.gather(services, account, language)
    return { data }
  }),

  route(deleteEverything, async (call) => {
    const { services, account, language, now } = call
    const refused = await passwordProblem(call, call.answers.password)
    if (refused) return refused
    const more: Withheld[] = []
    for (const { remove } of personParts) more.push(...((await remove?.(services, account, now)) ?? []))
    await leave(services, account, { now, language, more })
    return { message: 'account_deleted' }
  }),
]
