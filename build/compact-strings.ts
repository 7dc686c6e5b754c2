import type { Plugin } from 'vite'

/** Minifies the files of strings: the sources are formatted for people, an eighth of them is white space. */
export function compactStrings(): Plugin {
  return {
    name: 'compact-strings',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && /^assets\/.*\.json$/.test(file.fileName))
          file.source = JSON.stringify(JSON.parse(Buffer.from(file.source).toString()))
    },
  }
}
