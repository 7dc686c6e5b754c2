import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateSource } from 'oazapfts'
import { openApiDocument } from '../src/contract/openapi/document.ts'
import { tellIn } from '../src/server/developers/words.ts'

export const apiClientFile = 'tests/support/server/api-client.ts'

/**
 * Generates the typed client of every call from the OpenAPI document in English. The conditions of a form's answers
 * (`if`, `then`) are for validators: in types they would turn the whole form into `any`.
 */
export async function generateApiClient(): Promise<string> {
  const document = openApiDocument({ tell: tellIn('en'), origin: '' })
  const withoutConditions = JSON.stringify(document, (_, value) =>
    Array.isArray(value?.allOf) && value.allOf.some((part: object) => 'if' in part)
      ? { ...value, allOf: undefined }
      : value,
  )
  const folder = mkdtempSync(join(tmpdir(), 'api-client-'))
  try {
    const file = join(folder, 'openapi.json')
    writeFileSync(file, withoutConditions)
    return await generateSource(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
