import type { Plugin } from 'vite'

/**
 * Puts the script that runs before all others first in the page, so that it is notified when one of them fails to load.
 * In the pages the server draws, the server puts it elsewhere.
 */
export function injectFirstScript(source: string): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const html = bundle['index.html']
        const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(source))
        if (html?.type !== 'asset' || !chunk) return
        const tag = `<script src="/${chunk.fileName}"></script>`
        html.source = String(html.source).replace(/(?=<script type="module")/, `${tag}\n    `)
      },
    },
  }
}
