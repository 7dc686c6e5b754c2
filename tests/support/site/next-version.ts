import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The entry file of a version of the built site, and how to remove the version. */
export type Version = { main: string; remove(): void }

const mark = '-next'
const texts = /\.(?:js|css|html|json|webmanifest)$/

/**
 * Creates a later version of the built site: the same site in which every file with a hash in its name has another
 * hash, as after a change to all of them, so that nothing the version before requests is served any more. Takes a
 * second instead of half a minute.
 */
export function nextVersion(): Version {
  const folder = mkdtempSync(join('dist', 'next-'))
  for (const part of ['client', 'server']) cpSync(join('dist', part), join(folder, part), { recursive: true })
  const client = join(folder, 'client')
  const assets = join(client, 'assets')
  const named = readdirSync(assets).flatMap((file) => /^(.+)\.(?:js|css|woff2)$/.exec(file)?.[1] ?? [])
  const names = new RegExp(
    `(?<![\\w-])(${named.map((name) => name.replace(/[.*+?^$|]/g, '\\$&')).join('|')})(?=\\.(?:js|css|woff2))`,
    'g',
  )

  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  for (const file of files) {
    const path = join(client, file)
    // Compressed copies would still be of the version before.
    if (/\.(?:br|gz)$/.test(file)) rmSync(path)
    else if (texts.test(file)) {
      const text = readFileSync(path, 'utf8').replace(names, `$1${mark}`)
      writeFileSync(path, file === 'sw.js' ? otherRevisions(text) : text)
    }
  }
  for (const file of readdirSync(assets)) {
    const renamed = file.replace(names, `$1${mark}`)
    if (renamed !== file) renameSync(join(assets, file), join(assets, renamed))
  }
  return { main: join(folder, 'server', 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Changes the revisions of files without a hash in their name as well: by these the service worker identifies them. */
const otherRevisions = (worker: string) =>
  worker.replace(
    /(revision"?:\s*["'`])([0-9a-f]{31})/g,
    (_, before: string, revision: string) => before + [...revision].reverse().join(''),
  )
