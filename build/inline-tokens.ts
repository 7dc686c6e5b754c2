import type { Plugin } from 'vite'

const styled = /\/src\/client\/|\/@fluentui\//
const imported = /import\s*\{[^}]*\b(?:tokens|paint)\b[^}]*\}\s*from/
const used = /(?<![\w.$/-])(?:tokens|paint)\.([A-Za-z]\w*)/g

/**
 * Replaces `tokens.colorBrandStroke1` and `paint.good` by the constants they are (`'var(--colorBrandStroke1)'`), so
 * that the tables of all five hundred names are not in the first download.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'inline-tokens',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!styled.test(id) || !imported.test(code)) return undefined
      return { code: code.replace(used, (_, token: string) => `"var(--${token})"`), map: null }
    },
  }
}
