import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Database } from './database.ts'

/**
 * Copies the files of the open embedded database in `folder` to `target/database`, as a snapshot of one moment: queries
 * made meanwhile wait, for as long as the disk takes. The copy opens with everything committed, as after a power cut.
 */
export async function copyEmbedded(db: Database, folder: string, target: string): Promise<void> {
  const { $client: client } = db as unknown as { $client: PGlite }
  // Most of it is written to the disk before any query has to wait.
  await client.query('checkpoint')
  await client.runExclusive(() =>
    cp(join(folder, 'database'), join(target, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE }),
  )
}
