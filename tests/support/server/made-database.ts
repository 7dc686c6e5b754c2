import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { setSite } from '../../../src/server/administration/site-state.queries.ts'
import { saveLookups } from '../../../src/server/lookups/lookups.queries.ts'
import { beginWith, loadImage } from '../../../src/server/platform/db/new-database.ts'
import { openDatabase } from '../../../src/server/platform/db/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with an embedded database for each test file to start from: migrated, with the lookup lists. */
    madeDatabase: string
    /** A file with a database as the server creates it, for servers that create their own at the start. */
    newDatabase: string
  }
}

/**
 * Creates the embedded database once, since creating one costs several times what loading its image does: from the
 * image of the built server where `npm test` has just built it.
 */
export default async function setup(project: TestProject) {
  if (process.env.SITE_IS_BUILT) beginWith('dist/server/new-database.tar.gz')
  const folder = mkdtempSync(join(tmpdir(), 'shafaf-database-'))
  const file = join(folder, 'database.tar')
  const { db, close } = await openDatabase({ DATA_DIR: 'memory://' })
  const { $client: client } = db as unknown as { $client: PGlite }
  const image = join(folder, 'new-database.tar.gz')
  writeFileSync(image, await loadImage(client))
  await saveLookups(db)
  // As `admin open` does: tests are of a site that visitors may enter, but those of its first run.
  await setSite(db, { state: 'open', reason: null })
  await client.query('checkpoint')
  writeFileSync(file, await (await client.dumpDataDir('none')).bytes())
  await close()
  project.provide('madeDatabase', file)
  project.provide('newDatabase', image)
  return () => rmSync(folder, { recursive: true, force: true })
}
