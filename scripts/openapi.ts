import { openApiDocument } from '../src/contract/openapi/document.ts'
import { translateIn } from '../src/server/developers/words.ts'

/** The API as an OpenAPI document in English. It is in git, so that a change of the API is a change that people read. */
export const openApiFile = 'docs/openapi.json'

/** Returns the text of the document that the contract gives now. */
export function writeOpenApi(): string {
  return `${JSON.stringify(openApiDocument({ translate: translateIn('en'), origin: '' }), null, 1)}\n`
}
