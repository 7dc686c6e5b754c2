/** `npm run api-client`: writes the typed client that journeys make calls with. */
import { writeFileSync } from 'node:fs'
import { apiClientFile, generateApiClient } from './api-client.ts'

writeFileSync(apiClientFile, await generateApiClient())
