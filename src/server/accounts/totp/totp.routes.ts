import * as contract from '../../../contract/accounts/totp.ts'
import { askLimits, triedBy } from '../../limits/ask.ts'
import { isRefused, refuse } from '../../platform/http/answer.ts'
import type { MemberCall, Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import { noteProof } from '../proof.ts'
import { dayOf } from '../sessions.ts'
import { tellOwner } from '../tell-owner.ts'
import { backupHash, newBackupCodes, newTotpSecret, stepOf } from './codes.ts'
import { authenticatorOf, changeAuthenticator } from './totp.queries.ts'

/** A person's app that shows codes, its one-time codes, and what they prove with either. */
export const totpRoutes: readonly Route[] = [
  route(contract.getAuthenticator, async ({ services, account }) => {
    const app = await authenticatorOf(services, account)
    return { data: { added: app?.added ?? null, codes: app?.backups.length ?? 0 } }
  }),

  route(contract.beginAuthenticator, async () => ({ data: { secret: newTotpSecret() } })),

  route(contract.addAuthenticator, async (call) => {
    const { services, account, answers, beside, now } = call
    if (!contract.isTotpSecret(beside.secret)) return refuse(422, 'malformed', 'secret')
    const step = stepOf(beside.secret, answers.code, now)
    if (step === undefined || !(await isFirstUse(call, step))) return refuse(422, 'app_code_wrong', 'code')
    const codes = newBackupCodes()
    const app = { secret: beside.secret, added: dayOf(now), backups: codes.map(backupHash) }
    await changeAuthenticator(services, account, () => app)
    await noteKey(call)
    await tellOwner(call, 'keys_changed')
    return { data: { codes }, message: 'app_added' }
  }),

  route(contract.removeAuthenticator, async (call) => {
    const { services, account } = call
    if (!(await changeAuthenticator(services, account, (app) => app && null))) return refuse(404, 'not_found')
    await tellOwner(call, 'keys_changed')
    return { message: 'app_removed' }
  }),

  route(contract.renewBackupCodes, async (call) => {
    const { services, account } = call
    const codes = newBackupCodes()
    const backups = codes.map(backupHash)
    if (!(await changeAuthenticator(services, account, (app) => app && { ...app, backups })))
      return refuse(404, 'not_found')
    await tellOwner(call, 'keys_changed')
    return { data: { codes }, message: 'backup_codes_made' }
  }),

  route(contract.provePresenceByAuthenticator, async (call) => {
    const { services, account, answers } = call
    const { code } = answers
    const isOfApp = code.length === contract.totpRules.digits
    const kind = isOfApp ? 'appCode' : 'backupCode'
    const tried = triedBy(call, { account: account.id })
    const held = await askLimits(call, kind, tried)
    if (isRefused(held)) return held
    if (!(await (isOfApp ? fits(call, code) : takesBackup(call, code)))) return refuse(422, 'app_code_wrong', 'code')
    await services.limits.forgive(kind, tried)
    await noteKey(call)
    return {}
  }),
]

/** Whether it is a code the person's app shows about now, which has not counted before. */
async function fits(call: MemberCall, code: string): Promise<boolean> {
  const app = await authenticatorOf(call.services, call.account)
  const step = app && stepOf(app.secret, code, call.now)
  return step !== undefined && isFirstUse(call, step)
}

/** That a code was used is kept where every server sees it, and only for as long as it could count again. */
async function isFirstUse(call: MemberCall, step: number): Promise<boolean> {
  const once = triedBy(call, { account: call.account.id, token: String(step) })
  return (await call.services.limits.attempt('appCodeOnce', once)).may === 'go'
}

/** Uses a one-time code up; false where it is none of those left. Of two uses at once one is taken. */
function takesBackup({ services, account }: MemberCall, code: string): Promise<boolean> {
  const hash = backupHash(code)
  return changeAuthenticator(services, account, (app) =>
    app?.backups.includes(hash) ? { ...app, backups: app.backups.filter((one) => one !== hash) } : undefined,
  )
}

/** Notes that the session's person is there, proven by a key of theirs, as a passkey proves it. */
const noteKey = ({ services, token, now }: MemberCall) =>
  noteProof(services, token, { present: now.getTime(), byKey: true, second: now.getTime() })
