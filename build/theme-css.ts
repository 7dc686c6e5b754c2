import type { Plugin } from 'vite'
import { writeThemeSheet } from '../src/client/ui/styles/theme-sheet.ts'

const name = 'virtual:theme.css'

/**
 * Serves `import 'virtual:theme.css'`. Fluent would ship the theme as JavaScript and write the same variables at
 * start-up; written at build time they need no script, and the first paint already has its colours.
 */
export function serveThemeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === name ? name : undefined),
    load: (id) => (id === name ? writeThemeSheet() : undefined),
  }
}
