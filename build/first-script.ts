import type { Plugin } from 'vite'

/**
 * The script that runs before all others stands in the page before them, so that it hears when one of them does not come.
 * The server puts it elsewhere in the pages it draws.
 */
export function injectFirstScript(source: string): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const page = bundle['index.html']
        const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(source))
        if (page?.type !== 'asset' || !chunk) return
        const tag = `<script src="/${chunk.fileName}"></script>`
        page.source = String(page.source).replace(/(?=<script type="module")/, `${tag}\n    `)
      },
    },
  }
}
