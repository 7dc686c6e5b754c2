import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { parseAuthorKey } from '../platform/privacy/author-key.ts'
import { createKeyFile, readKeyFile } from '../platform/privacy/key-file.ts'

/**
 * Returns the settings with the key that backups are sealed with: `BACKUP_KEY`, else with the embedded database the one
 * in the file `backup.key` in `DATA_DIR`; without a key where there is neither. Throws when the file contains no key.
 */
export async function findBackupKey(config: Config): Promise<Config> {
  if (config.BACKUP_KEY || config.DATABASE_URL) return config
  const file = getFile(config)
  const text = await readKeyFile(file)
  return text === undefined ? config : { ...config, BACKUP_KEY: parseAuthorKey(text, file).toString('hex') }
}

/**
 * The same for a server with the embedded database: it makes the file where there is no key yet, so that every site has
 * backups from its first day. Servers that share a PostgreSQL must share their key, which their operator gives them.
 */
export async function makeBackupKey(config: Config): Promise<Config> {
  const found = await findBackupKey(config)
  if (found.BACKUP_KEY || config.DATABASE_URL) return found
  await createKeyFile(getFile(config), randomBytes(32).toString('hex'))
  return findBackupKey(config)
}

const getFile = ({ DATA_DIR }: Config) => join(DATA_DIR, 'backup.key')
