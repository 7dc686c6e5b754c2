import type { Plugin } from 'vite'
import common from '../locales/en/common.json'

/** Sets the page's first title, the site's name, which is only in the locales; each screen then sets its own. */
export function injectSiteTitle(): Plugin {
  return {
    name: 'site-title',
    transformIndexHtml: (html) => html.replace('<title></title>', `<title>${common.site}</title>`),
  }
}
