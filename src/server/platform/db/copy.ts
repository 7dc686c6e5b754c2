import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Database } from './database.ts'

/**
 * Copies the files of the open embedded database in `folder` to `target/database`, all of one moment: what asks meanwhile
 * waits, for as long as the disk takes. Whoever opens the copy finds what was committed, as after a power cut.
 */
export async function copyEmbedded(db: Database, folder: string, target: string): Promise<void> {
  const { $client: client } = db as unknown as { $client: PGlite }
  // Most of it goes to the disk before anybody has to wait.
  await client.query('checkpoint')
  await client.runExclusive(() =>
    cp(join(folder, 'database'), join(target, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE }),
  )
}
