import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'
import { loadImage } from '../src/server/platform/db/new-database.ts'
import { openDatabase } from '../src/server/platform/db/open.ts'
import { buildBillOfMaterials } from './bill-of-materials.ts'
import { listProblems } from './check-client.ts'
import { packPrecached } from './packs.ts'

const texts = new Set(['.html', '.js', '.mjs', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml', '.ico'])

/**
 * Writes `file.br` and `file.gz` beside every text file that gets smaller by it, so that the server never compresses.
 */
function compressFolder(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !texts.has(extname(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    const copies = { br: brotliCompressSync(content, { params }), gz: gzipSync(content, { level: 9 }) }
    for (const [ending, copy] of Object.entries(copies))
      if (copy.length < content.length * 0.95) writeFileSync(`${file}.${ending}`, copy)
  }
}

/** Writes the image of an empty database with its tables to `file`. */
async function writeNewDatabase(file: string) {
  const { db, close } = await openDatabase({ DATA_DIR: 'memory://' })
  const { $client: client } = db as unknown as { $client: PGlite }
  writeFileSync(file, await loadImage(client))
  await close()
}

/**
 * Does what the bundler does not: copies migrations and SQL beside the server, together with an empty database that every
 * new embedded one begins with, writes a bill of materials, packs what the worker precaches, and compresses the client's
 * files. Throws where the client breaks a promise: a file that its precache lacks, or a size above its limit.
 */
export async function finishBuild(): Promise<void> {
  packPrecached('dist/client')
  compressFolder('dist/client')
  const problems = listProblems('dist/client', console.log)
  if (problems.length > 0) throw new Error(`The built client breaks its promises:\n- ${problems.join('\n- ')}`)
  for (const folder of ['migrations', 'sql'])
    cpSync(`src/server/platform/db/${folder}`, `dist/server/${folder}`, { recursive: true })
  writeFileSync('dist/sbom.cdx.json', buildBillOfMaterials())
  await writeNewDatabase('dist/server/new-database.tar.gz')
}
