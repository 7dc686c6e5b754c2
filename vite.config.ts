import { defineConfig } from 'vite'
import { client } from './build/client.ts'
import { server } from './build/server.ts'

/** One configuration builds the client with its worker (`vite build`) and the server (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? server : client))
