import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { buildBillOfMaterials } from './bill-of-materials.ts'

const texts = new Set(['.html', '.js', '.mjs', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml', '.ico'])

/**
 * Finishes the last of the two builds: it copies migrations and SQL beside the server, writes a bill of materials
 * beside both, and compresses the client's files.
 */
export function finishServer(): Plugin {
  return {
    name: 'shafaf:after-server',
    apply: 'build',
    closeBundle() {
      for (const folder of ['migrations', 'sql'])
        cpSync(`src/server/platform/db/${folder}`, `dist/server/${folder}`, { recursive: true })
      writeFileSync('dist/sbom.cdx.json', buildBillOfMaterials())
      if (existsSync('dist/client')) compressFolder('dist/client')
    },
  }
}

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
