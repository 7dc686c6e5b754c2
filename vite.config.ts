import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { afterServer } from './build/after-server.ts'
import { cacheablePaths } from './build/cacheable.ts'
import { checkBundle } from './build/check-bundle.ts'
import { inlineTokens } from './build/inline-tokens.ts'
import { manifest } from './build/manifest.ts'
import { themeCss } from './build/theme-css.ts'

/** One configuration builds the client (`vite build`, with the worker) and the server (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        plugins: [afterServer()],
        build: {
          ssr: true,
          outDir: 'dist/server',
          emptyOutDir: true,
          copyPublicDir: false,
          target: 'node20',
          // All in one folder: the server finds its migrations and the client beside itself.
          rolldownOptions: { input: 'src/server/main.ts', output: { chunkFileNames: '[name]-[hash].js' } },
        },
      }
    : {
        plugins: [
          react(),
          themeCss(),
          inlineTokens(),
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
        build: { outDir: 'dist/client', emptyOutDir: true, target: 'es2022' },
      },
)
