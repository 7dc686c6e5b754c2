import * as recovery from '../../../contract/accounts/recovery-code.ts'
import { askLimits, getTriedBy } from '../../limits/ask.ts'
import { isRefused, refuse } from '../../platform/http/answer.ts'
import type { MemberCall, Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import { readLocks } from '../locks.queries.ts'
import { buildCodeOpener, getCodeSource, makeLock } from '../locks.ts'
import { notifyOwner } from '../notify-owner.ts'
import { confirmRecoveryCode } from '../recovery-code.ts'
import { addRequest, type MailRequest } from '../requests.ts'

/** The routes of a person's recovery code. Each change of it waits for a link in the account's mailbox. */
export const recoveryRoutes: readonly Route[] = [
  route(recovery.getRecovery, async ({ services: { db, privacy }, account }) => {
    const from = getCodeSource(privacy, await readLocks(db, account.id)) ?? null
    return { data: { from, kept: from !== null } }
  }),

  route(recovery.keepRecoveryCode, async (call) => {
    const { services, account, answers } = call
    const code = String(answers.code)
    if (!recovery.isCode(code)) return refuse(422, 'recovery_code_malformed', 'code')
    return askForCode(call, {
      from: 'person',
      lock: makeLock(services.privacy, account.secret, buildCodeOpener(code)),
    })
  }),

  route(recovery.chooseRecovery, (call) => askForCode(call, { from: call.answers.from })),

  route(recovery.confirmRecovery, async (call) => {
    const { services, account, answers, now } = call
    const held = await askLimits(call, 'link', getTriedBy(call, {}))
    if (isRefused(held)) return held
    const problem = await confirmRecoveryCode(services, { token: answers.token, account, now })
    if (problem) return refuse(422, problem, 'token')
    await notifyOwner(call, 'keys_changed')
    return { message: 'recovery_code_kept' }
  }),
]

/** Queues the e-mail whose link changes the account's recovery code. */
async function askForCode(call: MemberCall, code: Extract<MailRequest, { asks: 'code' }>['code']) {
  const { services, account, language, now } = call
  const held = await askLimits(call, 'changeCode', getTriedBy(call, { account: account.id }))
  if (isRefused(held)) return held
  const from = { email: account.email, language, site: services.config.publicUrl }
  await addRequest(services.db, services.privacy, { ...from, asks: 'code', account: account.id, code }, now)
  return { message: 'recovery_code_asked' as const }
}
