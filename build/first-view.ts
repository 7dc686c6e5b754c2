import type { UserConfig } from 'vite'
import { alias, createSourcePlugins } from './client.ts'

/**
 * The build of what draws first views on the server: the client's own components, with all dependencies, in one file.
 */
export const firstView: UserConfig = {
  plugins: createSourcePlugins('given'),
  resolve: { alias },
  // React's development version would be slower and render differently.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/first-view',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    rolldownOptions: {
      input: 'src/client/first-view.tsx',
      // It is never downloaded, so its size does not matter.
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
}
