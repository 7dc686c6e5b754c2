import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { PluginOption, UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest } from '../src/client/manifest.ts'
import { listCacheablePaths } from '../src/contract/cacheable.ts'
import { groups } from './chunks.ts'
import { compactStrings } from './compact-strings.ts'
import { extractStyles } from './extract-styles.ts'
import { injectFirstScript } from './first-script.ts'
import { extractRules } from './griffel.ts'
import { inlineTokens } from './inline-tokens.ts'
import { serveThemeCss } from './theme-css.ts'

/** The paths that the server answers itself. */
const served = String.raw`^/(api|data|badge|feeds|pictures|\.well-known)/|^/(opensearch|sitemap[^/]*)\.xml$|^/robots\.txt$`

const firstPaint = 'src/client/first-paint.ts'

/**
 * Whether a source is used by moderators and administrators alone, for legal notices, or to ask for a proof of employment:
 * all of them need the network, and no other device caches it.
 */
const isOfDesk = (source: string | null | undefined) =>
  /\/src\/client\/(?:features\/(?:moderation|administration|notices|proofs)\/|screens\/Moderation\.tsx)/.test(
    source ?? '',
  )

/**
 * The plugins of every build of the client's sources; the build that draws first views must get the same class names.
 */
export const createSourcePlugins = (names: 'own' | 'given'): PluginOption[] => [
  react(),
  inlineTokens(),
  // Griffel turns `makeStyles` into rules at build time; then they are moved into one style sheet.
  extractRules(),
  extractStyles(names),
]

const contactData = /\/contact-data\.ts$/

/** Loads what finds contact data in a text after the page, not with it: `contact-finder.ts` stands in for it. */
const loadContactDataLater: PluginOption = {
  name: 'load-contact-data-later',
  enforce: 'pre',
  resolveId: (source, importer) =>
    contactData.test(source) && importer && !importer.endsWith('contact-finder.ts')
      ? resolve('src/client/forms/contact-finder.ts')
      : undefined,
}

/** React includes what swr brings along for older versions of it. */
export const alias = [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }]

/** The build of the client and its service worker, into `dist/client`. */
export const client: UserConfig = {
  plugins: [
    ...createSourcePlugins('own'),
    loadContactDataLater,
    compactStrings(),
    serveThemeCss(),
    injectFirstScript(firstPaint),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest,
      injectManifest: {
        globPatterns: ['index.html', 'assets/**', 'icons/mark.svg'],
        // The subsets of Cairo for scripts that neither language is written in.
        globIgnores: [
          'assets/*-{cyrillic,latin-ext}-*.woff2',
          '**/*.map',
          'assets/desk-*.js',
          'assets/moderation-????????.json',
          'assets/administration-????????.json',
          'assets/notices-????????.json',
          'assets/proofs-????????.json',
        ],
        maximumFileSizeToCacheInBytes: 1.5 * 1024 * 1024,
        target: 'es2022',
      },
    }),
  ],
  // For `npm run dev`: what is not part of the client comes from the server that runs beside it.
  server: { proxy: { [served]: `http://localhost:${process.env.PORT ?? 3001}` } },
  resolve: { alias },
  define: {
    // For the worker, which is built with the same constants.
    __CACHEABLE__: JSON.stringify(listCacheablePaths()),
    // For `index.html`: the first title is the site's name; each screen then sets its own.
    'import.meta.env.SITE_NAME': JSON.stringify(manifest.short_name),
  },
  build: {
    outDir: 'dist/client',
    // The chunks a screen begins with: the server names them in a page's head.
    manifest: 'manifest.json',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Files of strings are never inlined, however short.
    assetsInlineLimit: (file) => (file.endsWith('.json') ? false : undefined),
    // The worker lists every file, so a chunk's name is only its hash; `manifest.json` says what is in it.
    rolldownOptions: {
      // A file of the contract only declares: one of which nothing is used is left out.
      treeshake: { moduleSideEffects: [{ test: /\/src\/contract\//, sideEffects: false }] },
      input: ['index.html', firstPaint],
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ facadeModuleId }) =>
          isOfDesk(facadeModuleId) ? 'assets/desk-[hash].js' : 'assets/[hash].js',
      },
    },
  },
}
