import { relative } from 'node:path'
import type { Plugin } from 'vite'

type Entry = { file: string; imports?: string[] }

/**
 * Adds to the build's own list of chunks which of them each screen is in. Vite lists only modules with a chunk to
 * themselves, and a screen shares one with what is always needed beside it.
 */
export function screensInManifest(): Plugin {
  let root = ''
  return {
    name: 'screens-in-manifest',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const asset = bundle['manifest.json']
        if (asset?.type !== 'asset') return
        const manifest = JSON.parse(String(asset.source)) as Record<string, Entry>
        const nameOf = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]))
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          for (const id of chunk.moduleIds) {
            const source = relative(root, id)
            if (!source.startsWith('src/client/screens/') || manifest[source]) continue
            manifest[source] = { file: chunk.fileName, imports: [nameOf.get(chunk.fileName)!] }
          }
        }
        asset.source = JSON.stringify(manifest, null, 1)
      },
    },
  }
}
