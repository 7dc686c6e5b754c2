import { randomBytes } from 'node:crypto'
import { askPasskey, passkeyLogin } from '../../contract/accounts/passkeys.ts'
import { isCode } from '../../contract/accounts/recovery-code.ts'
import { findAccountById } from '../accounts/accounts.queries.ts'
import { addDevice } from '../accounts/locks.queries.ts'
import { buildCodeOpener, buildDeviceOpener, openSecret } from '../accounts/locks.ts'
import { createChallenge } from '../accounts/passkeys/challenge.ts'
import type { KeptPasskey } from '../accounts/passkeys/passkeys.queries.ts'
import { verifyUse } from '../accounts/passkeys/use.ts'
import { getRelyingParty } from '../accounts/passkeys/verify.ts'
import { startSession } from '../accounts/sessions.ts'
import { toSignedIn } from '../accounts/user.ts'
import { askLimits, getTriedBy } from '../limits/ask.ts'
import { isRefused, refuse } from '../platform/http/answer.ts'
import type { CallOf, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { decodeToken } from '../platform/tokens.ts'

/**
 * The routes for signing in with a passkey: its holder is its person, and what they wrote opens with a key it gives or
 * this browser keeps.
 */
export const passkeyLoginRoutes: readonly Route[] = [
  route(askPasskey, async ({ services: { privacy, config }, now }) => ({
    data: { challenge: createChallenge(privacy, 'login', now, randomBytes(16)), rp: getRelyingParty(config) },
  })),

  route(passkeyLogin, async (call) => {
    const { services, beside, language, now, device } = call
    const { db, privacy } = services
    const held = await askLimits(call, 'passkeyLogin', getTriedBy(call, {}))
    if (isRefused(held)) return held
    const use = await verifyUse(call, beside.credential, 'login')
    const account = use && (await findAccountById({ db, privacy }, use.found.accountId))
    if (!use || !account?.verified) return refuse(422, 'passkey_failed')
    if (account.blocked) return refuse(409, 'account_blocked')
    const secret = await findSecret(call, account, use.found.passkey)
    if (!Buffer.isBuffer(secret)) {
      // Nobody is signed in, so the passkey's answer is still valid together with password or code.
      await use.giveBack()
      return secret
    }
    // A passkey that could give no key when it was made locks the secret from here on.
    const by = beside.prf && decodeToken(beside.prf)
    const lock = by ? privacy.lock('passkey', by, secret).toString('base64') : use.found.passkey.lock
    if (!(await use.take({ lock }))) return refuse(422, 'passkey_failed')
    const person = { ...account, secret }
    const token = await startSession(services, person, now, { device, language, byPasskey: true })
    return { data: { token, user: await toSignedIn(services, person, language) }, message: 'signed_in' }
  }),
]

type Owner = { id: string; locks: Buffer | null; passwordHash: string }

/**
 * Finds the secret of a passkey's owner: the passkey gives its key, or this browser has it, or once their password or
 * recovery code opens it.
 */
async function findSecret(call: CallOf<typeof passkeyLogin>, { id, locks, passwordHash }: Owner, passkey: KeptPasskey) {
  const { services, answers, beside, now } = call
  const { privacy, passwords, limits } = services
  const own = passkey.lock !== null && beside.prf && decodeToken(beside.prf)
  const given = own ? privacy.unlock('passkey', own, Buffer.from(passkey.lock!, 'base64')) : undefined
  const known = given ?? openSecret(privacy, locks, buildDeviceOpener(beside.device))
  if (known) return known
  const { password, code } = answers
  if (password === undefined && code === undefined) return refuse(409, 'passkey_key_needed')
  const tried = getTriedBy(call, { account: id })
  const held = await askLimits(call, 'passwordAgain', tried)
  if (isRefused(held)) return held
  if (password === undefined && !isCode(code!)) return refuse(422, 'recovery_code_malformed', 'code')
  const key = password === undefined ? undefined : await passwords.open(password, passwordHash)
  const secret =
    password === undefined
      ? openSecret(privacy, locks, buildCodeOpener(code!))
      : key && openSecret(privacy, locks, { kind: 'password', by: key })
  if (!secret)
    return password === undefined
      ? refuse(422, 'recovery_code_wrong', 'code')
      : refuse(422, 'password_wrong', 'password')
  await limits.forgive('passwordAgain', tried)
  await addDevice(services, { id, secret }, beside.device, now)
  return secret
}
