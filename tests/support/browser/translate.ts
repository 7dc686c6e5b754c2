import type { Page } from 'puppeteer'

/**
 * Translates each page of a tab as a browser does, once the client shows it and after each later render: every text node is
 * replaced by `<font><font>other words</font></font>`. The words stand in brackets, so that a test sees where
 * translated words are taken for data.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const never = 'script, style, textarea, noscript, font, title, svg'
    const translateIn = (node: Node) => {
      if (node instanceof Text) {
        const parent = node.parentElement
        if (!parent || !node.data.trim() || parent.closest(never)) return
        // A browser translates the words of a list's item in place.
        if (parent.closest('option')) return
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = `[${node.data}]`
        outer.append(inner)
        node.replaceWith(outer)
      } else for (const child of [...node.childNodes]) translateIn(child)
    }
    const follow = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateIn(node)
    })
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.lang = 'ur'
      const begin = () => {
        translateIn(document.body)
        follow.observe(document.body, { childList: true, characterData: true, subtree: true })
      }
      const root = document.getElementById('root')
      if (!root?.dataset.drawn) return begin()
      // What the server has drawn is compared with what React draws first: words that differ are drawn anew.
      const hydrated = new MutationObserver(() => {
        if (root.dataset.drawn) return
        hydrated.disconnect()
        begin()
      })
      hydrated.observe(root, { attributeFilter: ['data-drawn'] })
    })
  })
}
