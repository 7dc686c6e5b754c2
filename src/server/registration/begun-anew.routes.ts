import { isCode } from '../../contract/accounts/recovery-code.ts'
import * as reset from '../../contract/accounts/reset.ts'
import { findAccountById, proveAccount, removeSessions } from '../accounts/accounts.queries.ts'
import { type Aside, findAside, restoreAside } from '../accounts/aside.queries.ts'
import { addDevice } from '../accounts/locks.queries.ts'
import { buildCodeOpener, openSecret, removeDevices, withPassword } from '../accounts/locks.ts'
import { readPasswordHash } from '../accounts/security/security.queries.ts'
import { startSession } from '../accounts/sessions.ts'
import { toSignedIn } from '../accounts/user.ts'
import { askLimits, getTriedBy } from '../limits/ask.ts'
import { isRefused, refuse } from '../platform/http/answer.ts'
import type { CallOf, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'

type UndoCall = CallOf<typeof reset.undoBegunAnew>

/** The routes that undo that an account started over. */
export const begunAnewRoutes: readonly Route[] = [
  route(reset.getBegunAnew, async ({ services, account }) => ({
    data: { until: (await findAside(services.db, account.id))?.keptUntil ?? null },
  })),

  route(reset.undoBegunAnew, async (call) => {
    const { services, account, answers, beside, language, device, now } = call
    const { db, privacy, limits, passwords, mail, config } = services
    const aside = await findAside(db, account.id)
    if (!aside) return refuse(404, 'not_found')
    const tried = getTriedBy(call, { account: account.id })
    const held = await askLimits(call, 'passwordAgain', tried)
    if (isRefused(held)) return held
    const passwordHash = await readPasswordHash(db, account.id)
    const key = await passwords.open(answers.password, passwordHash)
    if (!key || !passwordHash) return refuse(422, 'password_wrong', 'password')
    const secret = await openFormer(call, aside)
    if (!Buffer.isBuffer(secret)) return secret
    await limits.forgive('passwordAgain', tried)
    const done = await db.transaction(async (tx) => {
      if (!(await restoreAside(tx, account.id, aside))) return false
      const locks = removeDevices(privacy, withPassword(privacy, aside.locks, secret, key))
      await proveAccount({ db: tx, privacy }, account.id, { locks })
      await removeSessions(tx, account.id)
      const link = `${config.publicUrl}/auth/forgotPassword`
      await mail.add(tx, { kind: 'anew_undone', to: account.email, language, link }, now)
      return true
    })
    const found = done ? await findAccountById(services, account.id) : undefined
    if (!found) return refuse(404, 'not_found')
    const person = { ...found, secret }
    await addDevice(services, person, beside.device, now)
    const token = await startSession(services, person, now, { device, language })
    return { data: { token, user: await toSignedIn(services, person, language) }, message: 'anew_undone' }
  }),
]

/** Opens the secret from before with the password or the recovery code from before; or returns the refusal. */
async function openFormer({ services, answers }: UndoCall, aside: Aside) {
  const { privacy, passwords } = services
  if (answers.by === 'code') {
    const code = String(answers.code)
    if (!isCode(code)) return refuse(422, 'recovery_code_malformed', 'code')
    return openSecret(privacy, aside.locks, buildCodeOpener(code)) ?? refuse(422, 'recovery_code_wrong', 'code')
  }
  const key = await passwords.open(String(answers.former), aside.passwordHash)
  const opened = key && openSecret(privacy, aside.locks, { kind: 'password', by: key })
  return opened ?? refuse(422, 'former_password_wrong', 'former')
}
