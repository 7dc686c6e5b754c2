import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineTokens } from './build/inline-tokens.ts'
import { themeCss } from './build/theme-css.ts'

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
        plugins: [react(), themeCss(), inlineTokens()],
        build: { outDir: 'dist/client', emptyOutDir: true, target: 'es2022' },
      },
)
