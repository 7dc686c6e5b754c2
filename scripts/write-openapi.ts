/** `npm run openapi`: writes the OpenAPI document, which people review, and the typed client that tests call it with. */
import { writeFileSync } from 'node:fs'
import { makeApiClient } from './api-client.ts'
import { openApiFile, writeOpenApi } from './openapi.ts'

writeFileSync(openApiFile, writeOpenApi())
await makeApiClient()
