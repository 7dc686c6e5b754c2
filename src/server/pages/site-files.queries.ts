import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { and, eq, inArray, isNull, lt, notInArray } from 'drizzle-orm'
import { splitBatches } from '../platform/db/batches.ts'
import type { Database } from '../platform/db/database.ts'
import { siteFiles } from '../platform/db/schema/site-files.ts'
import { type Asset, getCacheControl, type Site } from './site.ts'

/** How long the files of an earlier version are served, in ms. */
const keptFor = 31 * 86_400_000
/** How many files are stored by one statement. */
const most = 20

/** Whether a file belongs to one version alone: its name contains the hash of its content. */
const isVersioned = (path: string) => path.startsWith('/assets/')

/**
 * Stores the files of this version for the versions after it and beside it, and notes since when the others are gone.
 * Those that have been gone for a month are deleted.
 */
export async function storeSiteFiles(db: Database, site: Site, now: Date): Promise<void> {
  const files = [...site].filter(([path]) => isVersioned(path))
  if (files.length === 0) return
  const paths = files.map(([path]) => path)
  const rows = await db.select({ path: siteFiles.path }).from(siteFiles).where(inArray(siteFiles.path, paths))
  const present = new Set(rows.map(({ path }) => path))
  const missing = files.filter(([path]) => !present.has(path))
  for (const batch of splitBatches(missing, most))
    await db.insert(siteFiles).values(batch.map(toRow)).onConflictDoNothing()
  await db.update(siteFiles).set({ goneAt: null }).where(inArray(siteFiles.path, paths))
  const isOther = notInArray(siteFiles.path, paths)
  await db
    .update(siteFiles)
    .set({ goneAt: now })
    .where(and(isOther, isNull(siteFiles.goneAt)))
  await db.delete(siteFiles).where(lt(siteFiles.goneAt, new Date(now.getTime() - keptFor)))
}

function toRow([path, { type, tag, bodies }]: [string, Asset]): typeof siteFiles.$inferInsert {
  return { path, type, tag, coding: bodies.br ? 'br' : '', bytes: bodies.br ?? bodies.identity }
}

/** Reads a file of another version; undefined if none of the versions that ran here lately has it. */
export async function readSiteFile(db: Database, path: string): Promise<Asset | undefined> {
  if (!isVersioned(path)) return undefined
  const [row] = await db.select().from(siteFiles).where(eq(siteFiles.path, path))
  if (!row) return undefined
  const { type, tag, bytes } = row
  const bodies = row.coding === 'br' ? { identity: await unpack(bytes), br: bytes } : { identity: bytes }
  return { type, tag, cache: getCacheControl(path), bodies }
}

const unpack = promisify(brotliDecompress)
