import * as contract from '../../../contract/accounts/totp.ts'
import { askLimits, getTriedBy } from '../../limits/ask.ts'
import { isRefused, refuse } from '../../platform/http/answer.ts'
import type { MemberCall, Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import { notifyOwner } from '../notify-owner.ts'
import { noteProof } from '../proof.ts'
import { toDay } from '../sessions.ts'
import { createBackupCodes, createTotpSecret, getTotpStep, hashBackupCode } from './codes.ts'
import { changeAuthenticator, readAuthenticator } from './totp.queries.ts'

/** The routes of a person's authenticator app, its one-time codes, and what they prove with either. */
export const totpRoutes: readonly Route[] = [
  route(contract.getAuthenticator, async ({ services, account }) => {
    const app = await readAuthenticator(services, account)
    return { data: { added: app?.added ?? null, codes: app?.backups.length ?? 0 } }
  }),

  route(contract.beginAuthenticator, async () => ({ data: { secret: createTotpSecret() } })),

  route(contract.addAuthenticator, async (call) => {
    const { services, account, answers, beside, now } = call
    if (!contract.isTotpSecret(beside.secret)) return refuse(422, 'malformed', 'secret')
    const step = getTotpStep(beside.secret, answers.code, now)
    if (step === undefined || !(await isFirstUse(call, step))) return refuse(422, 'app_code_wrong', 'code')
    const codes = createBackupCodes()
    const app = { secret: beside.secret, added: toDay(now), backups: codes.map(hashBackupCode) }
    await changeAuthenticator(services, account, () => app)
    await noteKey(call)
    await notifyOwner(call, 'keys_changed')
    return { data: { codes }, message: 'app_added' }
  }),

  route(contract.removeAuthenticator, async (call) => {
    const { services, account } = call
    if (!(await changeAuthenticator(services, account, (app) => app && null))) return refuse(404, 'not_found')
    await notifyOwner(call, 'keys_changed')
    return { message: 'app_removed' }
  }),

  route(contract.renewBackupCodes, async (call) => {
    const { services, account } = call
    const codes = createBackupCodes()
    const backups = codes.map(hashBackupCode)
    if (!(await changeAuthenticator(services, account, (app) => app && { ...app, backups })))
      return refuse(404, 'not_found')
    await notifyOwner(call, 'keys_changed')
    return { data: { codes }, message: 'backup_codes_made' }
  }),

  route(contract.provePresenceByAuthenticator, async (call) => {
    const { services, account, answers } = call
    const { code } = answers
    const isOfApp = code.length === contract.totpRules.digits
    const kind = isOfApp ? 'appCode' : 'backupCode'
    const tried = getTriedBy(call, { account: account.id })
    const held = await askLimits(call, kind, tried)
    if (isRefused(held)) return held
    if (!(await (isOfApp ? checkCode(call, code) : consumeBackup(call, code))))
      return refuse(422, 'app_code_wrong', 'code')
    await services.limits.forgive(kind, tried)
    await noteKey(call)
    return {}
  }),
]

/** Returns whether a code is one the person's app shows around now and has not been used before. */
async function checkCode(call: MemberCall, code: string): Promise<boolean> {
  const app = await readAuthenticator(call.services, call.account)
  const step = app && getTotpStep(app.secret, code, call.now)
  return step !== undefined && isFirstUse(call, step)
}

/**
 * Records that a code was used, where every server sees it and only for as long as the code could be valid again.
 * Returns whether this is its first use.
 */
async function isFirstUse(call: MemberCall, step: number): Promise<boolean> {
  const once = getTriedBy(call, { account: call.account.id, token: String(step) })
  return (await call.services.limits.attempt('appCodeOnce', once)).may === 'go'
}

/** Consumes a one-time code; false when it is none of those left. Of two concurrent uses one succeeds. */
function consumeBackup({ services, account }: MemberCall, code: string): Promise<boolean> {
  const hash = hashBackupCode(code)
  return changeAuthenticator(services, account, (app) =>
    app?.backups.includes(hash) ? { ...app, backups: app.backups.filter((one) => one !== hash) } : undefined,
  )
}

/** Notes that the person of the session is present, proven by a key of theirs, as with a passkey. */
const noteKey = ({ services, token, now }: MemberCall) =>
  noteProof(services, token, { present: now.getTime(), byKey: true, second: now.getTime() })
