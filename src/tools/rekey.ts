import { randomBytes } from 'node:crypto'
import type { Database } from '../server/platform/db/database.ts'
import { toKeptKey } from '../server/platform/privacy/author-key.ts'
import { followOnce } from '../server/platform/privacy/follow-key.ts'
import { type Keyring, lastVersion, openNames } from '../server/platform/privacy/keyring.ts'
import { createKeptKeys, forgetKeysBefore } from '../server/platform/privacy/privacy.queries.ts'
import { createPrivacy } from '../server/platform/privacy/privacy.ts'
import { renewAll } from './rekey.queries.ts'

type KeyChange = {
  db: Database
  /** With the old key and the new one, as `openAuthorKey` gives it. */
  ring: Keyring
  /** Waits until every server seals under the new key. */
  followed: () => Promise<void>
  /** Called before each part; what it throws ends the change there, to be gone on with. */
  goOn?: () => void
}

/**
 * Changes the author key while servers that have both go on: from now on all of them seal under the new one, what is there
 * is sealed anew part by part, and at the end the database forgets the old one. Ended anywhere and begun again, it goes on
 * where it was; begun once more after the end, it seals anew what a server that was late has sealed since. Answers how many
 * values it sealed anew.
 */
export async function rekey({ db, ring, followed, goOn }: KeyChange): Promise<number> {
  const version = Math.max(...ring.keys.keys())
  const key = ring.keys.get(version)!
  if (version > lastVersion) throw new Error('This database has had all the author keys it can have.')
  await createKeptKeys(db).keep(toKeptKey(version, key, ring.names, randomBytes(12)))
  const privacy = createPrivacy(ring)
  await assertMeant(db, version, key)
  await followOnce(db, privacy)
  await followed()
  const renewed = await renewAll({ db, privacy }, goOn)
  await forgetKeysBefore(db, version)
  return renewed
}

/** Somebody else may have begun to change the key to another one a moment ago. */
async function assertMeant(db: Database, version: number, key: Uint8Array): Promise<void> {
  const newest = (await createKeptKeys(db).read()).at(-1)
  try {
    if (newest?.version === version) return void openNames(key, newest.names)
  } catch {
    // It opens under another key.
  }
  throw new Error('The author key of this database is being changed to another one.')
}
