import { defineConfig } from 'vite'
import { client } from './build/client.ts'
import { firstView } from './build/first-view.ts'
import { server } from './build/server.ts'

/**
 * One configuration builds the client with its worker (`vite build`), what draws first views of it on the server
 * (`vite build --ssr --mode first-view`), and the server (`vite build --ssr`).
 */
export default defineConfig(({ isSsrBuild, mode }) => {
  if (!isSsrBuild) return client
  return mode === 'first-view' ? firstView : server
})
