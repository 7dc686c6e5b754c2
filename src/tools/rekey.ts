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
  /** The keyring with the old key and the new one, as `openAuthorKey` gives it. */
  ring: Keyring
  /** Waits until every server seals under the new key. */
  followed: () => Promise<void>
  /** Called before each part; an error it throws stops the change there, and it can be continued. */
  goOn?: () => void
}

/**
 * Changes the author key while servers that have both go on: from here on all of them seal under the new one, existing
 * values are resealed part by part, and at the end the database forgets the old key. Stopped anywhere and started
 * again, it continues where it was; run once more after the end, it reseals what a server that was late has sealed
 * since. Returns how many values it resealed.
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

/** Throws when the key is being changed to another one, which a concurrent command may have begun a moment ago. */
async function assertMeant(db: Database, version: number, key: Uint8Array): Promise<void> {
  const newest = (await createKeptKeys(db).read()).at(-1)
  try {
    if (newest?.version === version) return void openNames(key, newest.names)
  } catch {
    // The sealed names open under another key only.
  }
  throw new Error('The author key of this database is being changed to another one.')
}
