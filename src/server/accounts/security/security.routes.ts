import { provePresence } from '../../../contract/accounts/presence.ts'
import * as recovery from '../../../contract/accounts/recovery-code.ts'
import * as security from '../../../contract/accounts/security.ts'
import { askLimits, getTriedBy } from '../../limits/ask.ts'
import { isRefused, refuse } from '../../platform/http/answer.ts'
import type { Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import { isGuessable } from '../common-passwords.ts'
import { changeLocks, readLocks } from '../locks.queries.ts'
import {
  buildCodeOpener,
  buildDeviceOpener,
  getCodeSource,
  listDeviceDays,
  openSecret,
  removeDevices,
} from '../locks.ts'
import { notifyOwner } from '../notify-owner.ts'
import { noteProof } from '../proof.ts'
import { describeLastUses, toDay } from '../sessions.ts'
import { findPasswordProblem } from './password-again.ts'
import { endSessions, readSessions, setPassword } from './security.queries.ts'

/** The routes of a person's password and signed-in devices. */
export const securityRoutes: readonly Route[] = [
  route(security.changePassword, async (call) => {
    const { services, account, tokenHash, answers, beside } = call
    const refused = await findPasswordProblem(call, answers.old_password, 'old_password')
    if (refused) return refused
    const password = answers.new_password
    if (isGuessable(password, [account.email, account.name])) return refuse(422, 'password_common', 'new_password')
    await setPassword(services, account, await services.passwords.hash(password), {
      tokenHash,
      device: beside.device,
    })
    await notifyOwner(call, 'password_changed')
    return { message: 'account_password_changed' }
  }),

  route(provePresence, async (call) => {
    const { services, account, token, presence, answers, now } = call
    const { db, privacy } = services
    let byKey = false
    if (answers.by === 'code') {
      const code = String(answers.code)
      const held = await askLimits(call, 'passwordAgain', getTriedBy(call, { account: account.id }))
      if (isRefused(held)) return held
      if (!recovery.isCode(code)) return refuse(422, 'recovery_code_malformed', 'code')
      const locks = await readLocks(db, account.id)
      if (!openSecret(privacy, locks, buildCodeOpener(code))) return refuse(422, 'recovery_code_wrong', 'code')
      // A person who reads the mailbox has the code of an e-mail, so that one is no key.
      byKey = getCodeSource(privacy, locks) === 'person'
    } else {
      const refused = await findPasswordProblem(call, String(answers.password))
      if (refused) return refused
    }
    await noteProof(services, token, { present: now.getTime(), byKey, second: presence?.second ?? null })
    return {}
  }),

  route(security.listBrowsers, async ({ services: { db, privacy }, account }) => ({
    data: { days: listDeviceDays(privacy, await readLocks(db, account.id)) },
  })),

  route(security.forgetBrowsers, async ({ services: { db, privacy }, account, beside }) => {
    const but = beside.device === undefined ? undefined : buildDeviceOpener(beside.device).by
    await changeLocks(db, account.id, (locks) => removeDevices(privacy, locks, but))
    return { message: 'browsers_forgotten' }
  }),

  route(security.listSessions, async ({ services, account, tokenHash, now }) => {
    const found = await readSessions(services.db, account.id, toDay(now))
    const used = await describeLastUses(
      services,
      found.map((one) => one.tokenHash),
      now,
    )
    const data = found.map(({ tokenHash: one, device, lastSeen }, at) => ({
      id: one.toString('base64url'),
      device,
      last_seen: used[at] ?? lastSeen,
      current: one.equals(tokenHash),
    }))
    const compareNewest = (one: string, other: string) => (one === other ? 0 : one < other ? 1 : -1)
    return {
      data: data.sort((a, b) => Number(b.current) - Number(a.current) || compareNewest(a.last_seen, b.last_seen)),
    }
  }),

  route(security.endSession, async ({ services, account, answers }) => {
    const { session } = answers
    const all = session === security.everywhere
    const ended = await endSessions(services.db, account.id, all ? undefined : Buffer.from(session, 'base64url'))
    return ended ? { message: all ? 'sessions_ended' : 'session_ended' } : refuse(404, 'not_found')
  }),
]
