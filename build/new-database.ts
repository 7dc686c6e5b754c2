import { writeFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { loadImage } from '../src/server/platform/db/new-database.ts'
import { openDatabase } from '../src/server/platform/db/open.ts'

/**
 * The last part of the build: it writes an empty database with its tables, which every new embedded database begins
 * with.
 */
const { db, close } = await openDatabase({ DATA_DIR: 'memory://' })
const { $client: client } = db as unknown as { $client: PGlite }
writeFileSync('dist/server/new-database.tar.gz', await loadImage(client))
await close()
