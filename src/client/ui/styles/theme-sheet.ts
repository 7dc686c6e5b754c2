import { buildTheme, type ProductTheme } from './theme.ts'

const writeRule = (selector: string, theme: Partial<ProductTheme>) =>
  `${selector}{${Object.entries(theme)
    .map(([token, value]) => `--${token}:${value}`)
    .join(';')}}`

/** Returns the tokens of `theme` that differ from `base`. */
const pickChanges = (theme: ProductTheme, base: ProductTheme) =>
  Object.fromEntries(
    Object.entries(theme).filter(([token, value]) => base[token as keyof ProductTheme] !== value),
  ) as Partial<ProductTheme>

/**
 * Writes the theme as a style sheet: light for every language, what dark changes, and the taller lines of Arabic. The
 * build serves it as `virtual:theme.css`; no script of the client contains it.
 */
export function writeThemeSheet(): string {
  const light = buildTheme('light', false)
  const dark = pickChanges(buildTheme('dark', false), light)
  return [
    writeRule(':root', light),
    writeRule(':root[data-theme="dark"]', dark),
    // The page the server has rendered is shown before the client sets the colour scheme.
    `@media (prefers-color-scheme:dark){${writeRule(':root:not([data-theme])', dark)}}`,
    writeRule(':root:lang(ar)', pickChanges(buildTheme('light', true), light)),
  ].join('\n')
}
