/** `npm run api-client`: writes the typed client with which journeys make calls. */
import { writeFileSync } from 'node:fs'
import { apiClientFile, generateApiClient } from './api-client.ts'

writeFileSync(apiClientFile, await generateApiClient())
