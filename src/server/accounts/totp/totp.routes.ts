import * as contract from '../../../contract/accounts/totp.ts'
import { askLimits, triedBy } from '../../limits/ask.ts'
import { isRefused, refuse } from '../../platform/http/answer.ts'
import type { MemberCall, Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import { noteProof } from '../proof.ts'
import { dayOf } from '../sessions.ts'
import { tellOwner } from '../tell-owner.ts'
import { newAppSecret, newSpares, spareHash, stepOf } from './codes.ts'
import { appOf, changeApp } from './totp.queries.ts'

/** A person's app that shows codes, its one-time codes, and what they prove with either. */
export const totpRoutes: readonly Route[] = [
  route(contract.getApp, async ({ services, account }) => {
    const app = await appOf(services, account)
    return { data: { added: app?.added ?? null, codes: app?.spares.length ?? 0 } }
  }),

  route(contract.beginApp, async () => ({ data: { secret: newAppSecret() } })),

  route(contract.addApp, async (call) => {
    const { services, account, answers, beside, now } = call
    if (!contract.isAppSecret(beside.secret)) return refuse(422, 'malformed', 'secret')
    const step = stepOf(beside.secret, answers.code, now)
    if (step === undefined || !(await isFirstUse(call, step))) return refuse(422, 'app_code_wrong', 'code')
    const codes = newSpares()
    const app = { secret: beside.secret, added: dayOf(now), spares: codes.map(spareHash) }
    await changeApp(services, account, () => app)
    await noteKey(call)
    await tellOwner(call, 'keys_changed')
    return { data: { codes }, message: 'app_added' }
  }),

  route(contract.removeApp, async (call) => {
    const { services, account } = call
    if (!(await changeApp(services, account, (app) => app && null))) return refuse(404, 'not_found')
    await tellOwner(call, 'keys_changed')
    return { message: 'app_removed' }
  }),

  route(contract.renewSpares, async (call) => {
    const { services, account } = call
    const codes = newSpares()
    const spares = codes.map(spareHash)
    if (!(await changeApp(services, account, (app) => app && { ...app, spares }))) return refuse(404, 'not_found')
    await tellOwner(call, 'keys_changed')
    return { data: { codes }, message: 'spares_made' }
  }),

  route(contract.provePresenceByApp, async (call) => {
    const { services, account, answers } = call
    const { code } = answers
    const isOfApp = code.length === contract.appCodes.digits
    const kind = isOfApp ? 'appCode' : 'spareCode'
    const tried = triedBy(call, { account: account.id })
    const held = await askLimits(call, kind, tried)
    if (isRefused(held)) return held
    if (!(await (isOfApp ? fits(call, code) : takesSpare(call, code)))) return refuse(422, 'app_code_wrong', 'code')
    await services.limits.forgive(kind, tried)
    await noteKey(call)
    return {}
  }),
]

/** Whether it is a code the person's app shows about now, which has not counted before. */
async function fits(call: MemberCall, code: string): Promise<boolean> {
  const app = await appOf(call.services, call.account)
  const step = app && stepOf(app.secret, code, call.now)
  return step !== undefined && isFirstUse(call, step)
}

/** That a code was used is kept where every server sees it, and only for as long as it could count again. */
async function isFirstUse(call: MemberCall, step: number): Promise<boolean> {
  const once = triedBy(call, { account: call.account.id, token: String(step) })
  return (await call.services.limits.attempt('appCodeOnce', once)).may === 'go'
}

/** Uses a one-time code up; false where it is none of those left. Of two uses at once one is taken. */
function takesSpare({ services, account }: MemberCall, code: string): Promise<boolean> {
  const hash = spareHash(code)
  return changeApp(services, account, (app) =>
    app?.spares.includes(hash) ? { ...app, spares: app.spares.filter((one) => one !== hash) } : undefined,
  )
}

/** Notes that the session's person is there, proven by a key of theirs, as a passkey proves it. */
const noteKey = ({ services, token, now }: MemberCall) =>
  noteProof(services, token, { present: now.getTime(), byKey: true, second: now.getTime() })
