import griffel from '@griffel/vite-plugin'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { cacheablePaths } from './cacheable.ts'
import { checkBundle } from './check-bundle.ts'
import { extractStyles } from './extract-styles.ts'
import { inlineTokens } from './inline-tokens.ts'
import { manifest } from './manifest.ts'
import { themeCss } from './theme-css.ts'

/** What every page needs compresses best as one chunk, and stays in the cache when only the site changes. */
const core = new RegExp(
  `/node_modules/(?:${[
    'react|react-dom|scheduler|use-sync-external-store',
    'i18next|react-i18next|wouter|regexparam|swr|valtio|proxy-compare|redaxios|superstruct',
    '@griffel|@emotion|keyborg|tabster',
    '@fluentui/(?:react-(?:button|provider|utilities|tabster|shared-contexts|jsx-runtime|aria)|keyboard-keys)',
  ].join('|')})/`,
)

/** The client and its service worker, into `dist/client`. */
export const client: UserConfig = {
  plugins: [
    react(),
    themeCss(),
    inlineTokens(),
    // Griffel writes `makeStyles` out as rules at build time; then they move into one style sheet.
    { ...griffel({ babelOptions: { presets: ['@babel/preset-typescript'] } }), apply: 'build' },
    extractStyles(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest,
      injectManifest: {
        buildPlugins: { vite: [cacheablePaths()] },
        globPatterns: ['index.html', 'assets/**', 'icons/mark.svg'],
        // Cairo's subsets for scripts that neither language is written in.
        globIgnores: ['assets/*-{cyrillic,latin-ext}-*.woff2', '**/*.map'],
        maximumFileSizeToCacheInBytes: 1.5 * 1024 * 1024,
        target: 'es2022',
      },
    }),
    checkBundle(),
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: core }] } } },
  },
}
