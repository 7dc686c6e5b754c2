import type { UserConfig } from 'vite'
import { alias, createSourcePlugins } from './client.ts'

/** What draws first views on the server: the client's own components, with all they need, in one file. */
export const firstView: UserConfig = {
  plugins: createSourcePlugins('given'),
  resolve: { alias },
  // React's development version would be slower and draw differently.
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
      // Nobody downloads it.
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
}
