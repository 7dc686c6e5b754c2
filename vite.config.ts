import griffel from '@griffel/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { extractStyles } from './build/extract-styles.ts'
import { inlineTokens } from './build/inline-tokens.ts'
import { themeCss } from './build/theme-css.ts'

/** Griffel writes `makeStyles` out as rules at build time; then they move into one style sheet. */
const componentStyles = [griffel({ babelOptions: { presets: ['@babel/preset-typescript'] } }), extractStyles()]

/** What every page needs compresses best as one chunk, and stays in the cache when only the site changes. */
const core = new RegExp(
  `/node_modules/(?:${[
    'react|react-dom|scheduler|use-sync-external-store',
    'i18next|react-i18next|wouter|regexparam|swr|valtio|proxy-compare|redaxios|superstruct',
    '@griffel|@emotion|keyborg|tabster',
    '@fluentui/(?:react-(?:button|provider|utilities|tabster|shared-contexts|jsx-runtime|aria)|keyboard-keys)',
  ].join('|')})/`,
)

/** One configuration builds the client (`vite build`, with the worker) and the server (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        build: {
          ssr: 'src/server/main.ts',
          outDir: 'dist/server',
          emptyOutDir: true,
          copyPublicDir: false,
          target: 'node20',
        },
      }
    : {
        plugins: [react(), themeCss(), inlineTokens(), ...componentStyles],
        build: {
          outDir: 'dist/client',
          emptyOutDir: true,
          target: 'es2022',
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: core }] } } },
        },
      },
)
