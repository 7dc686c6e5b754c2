import griffel from '@griffel/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption, UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineCacheablePaths } from './cacheable.ts'
import { checkBundle } from './check-bundle.ts'
import { compactStrings } from './compact-strings.ts'
import { stripContract } from './contract-names.ts'
import { extractStyles } from './extract-styles.ts'
import { injectFirstScript } from './first-script.ts'
import { inlineTokens } from './inline-tokens.ts'
import { manifest } from './manifest.ts'
import { injectSiteTitle } from './site-title.ts'
import { serveThemeCss } from './theme-css.ts'

/**
 * What every page begins with, in three chunks rather than dozens: fewer bytes once compressed, and the libraries stay in
 * the cache when only the site changes. The rest the bundler splits by who imports it.
 */
const groups = [
  // Only forms need it; the contract, which every page has a part of, would draw it into the first one.
  { name: 'rules', test: /node_modules\/superstruct\// },
  // A form needs nearly all of them: in one chunk they cost a form's page 2 KiB less than in ten.
  {
    name: 'fields',
    test: /node_modules\/@fluentui\/react-(?:field|input|select|radio|checkbox|label)\//,
    // What they import every page has already.
    includeDependenciesRecursively: false,
  },
  // Beside the rest: each is run apart, so that a page answers in between.
  { name: 'react', tags: ['$initial' as const], test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'core', tags: ['$initial' as const], test: /node_modules/ },
  // What runs before the first paint runs alone.
  { name: 'site', tags: ['$initial' as const], test: /\/src\/(?!client\/first-paint)/ },
]

const firstPaint = 'src/client/first-paint.ts'

/** What moderators alone use: they work with the network, and nobody else's device keeps it (`check-bundle.ts`). */
const isOfDesk = (source: string | null | undefined) =>
  /\/src\/client\/(?:features\/moderation\/|screens\/Moderation\.tsx)/.test(source ?? '')

/** What every build of the client's sources does to them; the drawing of first views must come to the same classes. */
export const createSourcePlugins = (names: 'own' | 'given'): PluginOption[] => [
  react(),
  inlineTokens(),
  stripContract(),
  // Griffel writes `makeStyles` out as rules at build time; then they move into one style sheet.
  { ...griffel({ babelOptions: { presets: ['@babel/preset-typescript'] } }), apply: 'build' },
  extractStyles(names),
]

/** React has what swr brings along for older ones. */
export const alias = [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }]

/** The client and its service worker, into `dist/client`. */
export const client: UserConfig = {
  plugins: [
    ...createSourcePlugins('own'),
    compactStrings(),
    injectSiteTitle(),
    serveThemeCss(),
    injectFirstScript(firstPaint),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest,
      injectManifest: {
        buildPlugins: { vite: [defineCacheablePaths()] },
        globPatterns: ['index.html', 'assets/**', 'icons/mark.svg'],
        // Cairo's subsets for scripts that neither language is written in.
        globIgnores: [
          'assets/*-{cyrillic,latin-ext}-*.woff2',
          '**/*.map',
          'assets/desk-*.js',
          'assets/moderation-????????.json',
        ],
        maximumFileSizeToCacheInBytes: 1.5 * 1024 * 1024,
        target: 'es2022',
      },
    }),
    checkBundle(),
  ],
  // `npm run dev`: the calls go to a server beside it.
  server: { proxy: { '/api': 'http://localhost:3000' } },
  resolve: { alias },
  build: {
    outDir: 'dist/client',
    // Which chunks a screen begins with: the server names them in a page's head.
    manifest: 'manifest.json',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Strings stay files of their own, however short.
    assetsInlineLimit: (file) => (file.endsWith('.json') ? false : undefined),
    // The worker lists every file, so a chunk is called by its hash alone; `manifest.json` says what is in it.
    rolldownOptions: {
      input: ['index.html', firstPaint],
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ facadeModuleId }) =>
          isOfDesk(facadeModuleId) ? 'assets/desk-[hash].js' : 'assets/[hash].js',
      },
    },
  },
}
