import { client } from './build/client.ts'

/** What `npm run dev` serves. `npm run build` builds the client and the server (`scripts/build.ts`). */
export default client
