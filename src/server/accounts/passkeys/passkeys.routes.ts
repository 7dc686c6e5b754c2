import { randomBytes } from 'node:crypto'
import * as contract from '../../../contract/accounts/passkeys.ts'
import { getTriedBy } from '../../limits/ask.ts'
import { refuse } from '../../platform/http/answer.ts'
import type { MemberCall, Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import { decodeToken } from '../../platform/tokens.ts'
import { addDevice } from '../locks.queries.ts'
import { notifyOwner } from '../notify-owner.ts'
import { noteProof } from '../proof.ts'
import { toDay } from '../sessions.ts'
import { createChallenge, isOurChallenge, type Purpose } from './challenge.ts'
import { changePasskey, deletePasskey, findOwnPasskey, insertPasskey, readPasskeys } from './passkeys.queries.ts'
import { verifyUse } from './use.ts'
import { getRelyingParty, readChallenge, verifyMade } from './verify.ts'

const buildPurpose = ({ tokenHash }: MemberCall, of: 'add' | 'presence'): Purpose => ({ of, session: tokenHash })

/** Returns what a session needs to know before a passkey is created or used in it. */
async function beginCeremony(call: MemberCall, of: 'add' | 'presence') {
  const { services, account, now } = call
  const { privacy, config } = services
  const challenge = createChallenge(privacy, buildPurpose(call, of), now, randomBytes(16))
  const known = (await readPasskeys(services, account.id)).map(({ passkey }) => passkey.credential)
  return { challenge, rp: getRelyingParty(config), known }
}

/** The routes of a person's passkeys, and of what they prove with them once they are signed in. */
export const passkeyRoutes: readonly Route[] = [
  route(contract.listPasskeys, async ({ services, account }) => ({
    data: (await readPasskeys(services, account.id)).map(({ id, passkey }) => ({
      ...{ id, name: passkey.called, added: passkey.added, used: passkey.used },
      opens: passkey.lock !== null,
    })),
  })),

  route(contract.beginPasskey, async (call) => {
    const { services, account } = call
    // The same for all passkeys of a person; reveals nothing about the account to a person who finds the device.
    const user = services.privacy.mark(account.secret, 'device', 'passkey').toString('base64url')
    return { data: { ...(await beginCeremony(call, 'add')), user } }
  }),

  route(contract.addPasskey, async (call) => {
    const { services, account, answers, beside, now } = call
    const { privacy, config, limits } = services
    const challenge = readChallenge(beside.credential)
    const isOurs = challenge !== undefined && isOurChallenge(privacy, buildPurpose(call, 'add'), challenge, now)
    const made = isOurs ? await verifyMade(config, beside.credential, challenge) : undefined
    if (!made || !challenge) return refuse(422, 'passkey_failed')
    if ((await limits.attempt('passkeyChallenge', getTriedBy(call, { token: challenge }))).may !== 'go')
      return refuse(422, 'passkey_failed')
    const lock = beside.prf ? privacy.lock('passkey', decodeToken(beside.prf), account.secret).toString('base64') : null
    const passkey = { ...made, called: answers.name, added: toDay(now), used: null, lock }
    if (!(await insertPasskey(services, account.id, passkey, contract.maxPasskeys))) return refuse(409, 'list_full')
    // In this browser the passkey opens what its person wrote, even if it gives no key of its own.
    await addDevice(services, account, beside.device, now)
    // The device has just verified its user.
    await noteProof(services, call.token, { present: now.getTime(), byKey: true, second: now.getTime() })
    await notifyOwner(call, 'keys_changed')
    return { message: 'passkey_added' }
  }),

  route(contract.renamePasskey, async ({ services, account, answers, beside }) => {
    const found = await findOwnPasskey(services, account.id, beside.passkey)
    if (!found || !(await changePasskey(services, found, { called: answers.name }))) return refuse(404, 'not_found')
    return { message: 'passkey_renamed' }
  }),

  route(contract.removePasskey, async (call) => {
    const { services, account, beside } = call
    const found = await findOwnPasskey(services, account.id, beside.passkey)
    if (!found) return refuse(404, 'not_found')
    await deletePasskey(services.db, found)
    await notifyOwner(call, 'keys_changed')
    return { message: 'passkey_removed' }
  }),

  route(contract.askPresencePasskey, async (call) => ({ data: await beginCeremony(call, 'presence') })),

  route(contract.provePresenceByPasskey, async (call) => {
    const { services, account, token, beside, now } = call
    const use = await verifyUse(call, beside.credential, buildPurpose(call, 'presence'))
    if (use?.found.accountId !== account.id || !(await use.take())) return refuse(422, 'passkey_failed')
    await noteProof(services, token, { present: now.getTime(), byKey: true, second: now.getTime() })
    return {}
  }),
]
