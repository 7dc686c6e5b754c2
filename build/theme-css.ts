import type { Plugin } from 'vite'
import { buildTheme, type ProductTheme } from '../src/client/ui/styles/theme.ts'

const name = 'virtual:theme.css'

const writeRule = (selector: string, theme: Partial<ProductTheme>) =>
  `${selector}{${Object.entries(theme)
    .map(([token, value]) => `--${token}:${value}`)
    .join(';')}}`

/** What of `theme` is not already so in `base`. */
const pickChanges = (theme: ProductTheme, base: ProductTheme) =>
  Object.fromEntries(
    Object.entries(theme).filter(([token, value]) => base[token as keyof ProductTheme] !== value),
  ) as Partial<ProductTheme>

/** The theme as a style sheet: light for every language, what dark changes, and the taller lines of Arabic. */
export function writeThemeSheet(): string {
  const light = buildTheme('light', false)
  const dark = pickChanges(buildTheme('dark', false), light)
  return [
    writeRule(':root', light),
    writeRule(':root[data-theme="dark"]', dark),
    // What the server has drawn is seen before the client says which scheme is in force.
    `@media (prefers-color-scheme:dark){${writeRule(':root:not([data-theme])', dark)}}`,
    writeRule(':root:lang(ar)', pickChanges(buildTheme('light', true), light)),
  ].join('\n')
}

/**
 * `import 'virtual:theme.css'`. Fluent would carry the theme as JavaScript and write the same variables at start-up;
 * written at build time they cost no script, and the first paint already has its colours.
 */
export function serveThemeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === name ? name : undefined),
    load: (id) => (id === name ? writeThemeSheet() : undefined),
  }
}
