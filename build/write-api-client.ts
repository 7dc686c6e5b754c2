/** `npm run api-client`: writes the typed client that journeys make calls with. */
import { writeFileSync } from 'node:fs'
import { apiClient, apiClientFile } from './api-client.ts'

writeFileSync(apiClientFile, await apiClient())
