import type { SignedInDevice } from '../../../contract/notifications/activity.schema.ts'
import { listSignedInSince } from '../../accounts/security/security.queries.ts'
import { toDay } from '../../accounts/sessions.ts'
import { openVault } from '../../accounts/vault.ts'
import type { MemberCall } from '../../platform/http/call.ts'

/**
 * Lists the browsers that signed in since this one did, the latest month first. Read from the existing sessions and
 * not stored elsewhere; whether one was seen is stored as for every other item.
 */
export async function listDevices({
  services,
  account,
  tokenHash,
  now,
}: MemberCall): Promise<(SignedInDevice & { n: 1 })[]> {
  const { db, privacy } = services
  const { seen } = openVault(privacy, account)
  const since = await listSignedInSince(db, { accountId: account.id, current: tokenHash, day: toDay(now) })
  return since.map((one) => {
    const session = one.tokenHash.toString('base64url')
    const id = privacy.mark(account.secret, 'activity', `session ${session}`).toString('base64url').slice(0, 11)
    return { id, device: one.device, month: one.begun.slice(0, 7), seen: id in seen, n: 1 }
  })
}
