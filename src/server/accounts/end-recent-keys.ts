import type { Database } from '../platform/db/database.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import { deletePasskey, readPasskeys } from './passkeys/passkeys.queries.ts'
import { changeAuthenticator, readAuthenticator } from './totp/totp.queries.ts'

/** How many passkeys and apps ended, and how many remain. */
export type EndedKeys = { ended: number; remaining: number }

/**
 * Ends the passkeys and the app that were added to an account on `day` or later: a person who knew the password may
 * have added them, and they would outlive it.
 */
export async function endRecentKeys(
  using: { db: Database; privacy: Privacy },
  owner: { id: string; secret: Secret },
  day: string,
): Promise<EndedKeys> {
  const person = { id: owner.id, secret: Buffer.from(owner.secret) }
  const passkeys = await readPasskeys(using, person.id)
  const recent = passkeys.filter(({ passkey }) => passkey.added >= day)
  for (const one of recent) await deletePasskey(using.db, one)
  const app = await readAuthenticator(using, person)
  const isRecent = app !== undefined && app.added >= day
  if (isRecent) await changeAuthenticator(using, person, () => null)
  const ended = recent.length + (isRecent ? 1 : 0)
  return { ended, remaining: passkeys.length + (app ? 1 : 0) - ended }
}
