import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, mergeConfig } from 'vite'
import { client } from '../../build/client.ts'

/**
 * Builds the client a second time as a release with other chunks, beside a copy of the built server. Answers the folder
 * whose `server/main.js` serves it.
 */
export async function buildSecondVersion(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'shafaf-second-'))
  cpSync('dist/server', join(folder, 'server'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const other = { name: 'second-version', augmentChunkHash: () => 'second' }
  const outDir = join(folder, 'client')
  await build({ ...mergeConfig(client, { plugins: [other], build: { outDir } }), configFile: false, logLevel: 'error' })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
