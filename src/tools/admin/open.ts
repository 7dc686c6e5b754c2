import type { Config } from '../../server/platform/config.ts'
import { type OpenDatabase, openDatabase } from '../../server/platform/db/open.ts'
import { openAuthorKey } from '../../server/platform/privacy/author-key.ts'
import type { Keyring } from '../../server/platform/privacy/keyring.ts'
import { createKeptKeys } from '../../server/platform/privacy/privacy.queries.ts'

/** Opens the database of the settings, with the keys of the author that belong to it. */
export async function openWithKeys(config: Config): Promise<OpenDatabase & { ring: Keyring }> {
  let ring: Keyring | undefined
  const database = await openDatabase(config, async (opened) => {
    ring = await openAuthorKey(config, createKeptKeys(opened))
  })
  return { ...database, ring: ring! }
}
