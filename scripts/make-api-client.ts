/** Makes the typed API client before types are checked (`npm run typecheck`). */
import { makeApiClient } from './api-client.ts'

await makeApiClient()
