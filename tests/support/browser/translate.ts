import type { Page } from 'puppeteer'

/** When a browser begins to translate: while the page arrives, once it has arrived, or once the client shows it. */
export type TranslationStart = 'parsing' | 'loaded' | 'shown'

/**
 * Translates each page of a tab as Chromium does, and each later render: `<font><font>other words</font></font>` is
 * put before every text node, and the node is removed. The words stand in brackets, so that a test sees where
 * translated words are taken for data, and words that are not translated.
 */
export async function translatePages(page: Page, start: TranslationStart = 'shown'): Promise<void> {
  await page.evaluateOnNewDocument((from) => {
    const never = 'script, style, textarea, noscript, font, title, svg, [translate="no"]'
    const translateIn = (node: Node) => {
      if (!(node instanceof Text)) {
        for (const child of [...node.childNodes]) translateIn(child)
        return
      }
      const parent = node.parentElement
      if (!parent || !node.data.trim() || parent.closest(never)) return
      // The words of a list's item hold no elements: they are translated in place.
      if (parent.closest('option')) {
        if (!node.data.startsWith('[')) node.data = `[${node.data}]`
        return
      }
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = `[${node.data}]`
      outer.append(inner)
      parent.insertBefore(outer, node)
      parent.removeChild(node)
    }
    const follow = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateIn(node)
    })
    const begin = () => {
      document.documentElement.lang = 'ur'
      translateIn(document.body)
      follow.observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    if (from === 'parsing') return follow.observe(document, { childList: true, characterData: true, subtree: true })
    addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')
      if (from === 'loaded' || !root?.dataset.drawn) return begin()
      const shown = new MutationObserver(() => {
        if (root.dataset.drawn) return
        shown.disconnect()
        begin()
      })
      shown.observe(root, { attributeFilter: ['data-drawn'] })
    })
  }, start)
}
