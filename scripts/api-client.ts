import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The document that the client is generated from. */
const openApiFile = 'docs/openapi.json'
/** The typed client with which journeys make calls. It is generated before it is used, and not in git. */
const clientFile = 'tests/support/server/api-client.ts'

/**
 * Generates the typed client of every call, unless the one that is there comes from the same document. The conditions of
 * a form's answers (`if`, `then`) are for validators: in types they would turn the whole form into `any`.
 */
export async function makeApiClient(): Promise<void> {
  const document = readFileSync(openApiFile, 'utf8')
  const from = `// From ${openApiFile} ${createHash('sha256').update(document).digest('hex')}\n`
  // The generated code passes on options as its runtime’s types forbid it under `exactOptionalPropertyTypes`.
  const origin = `${from}// @ts-nocheck\n`
  if (existsSync(clientFile) && readFileSync(clientFile, 'utf8').startsWith(origin)) return
  const withoutConditions = JSON.stringify(JSON.parse(document), (_, value) =>
    Array.isArray(value?.allOf) && value.allOf.some((part: object) => 'if' in part)
      ? { ...value, allOf: undefined }
      : value,
  )
  const folder = mkdtempSync(join(tmpdir(), 'api-client-'))
  try {
    const file = join(folder, 'openapi.json')
    writeFileSync(file, withoutConditions)
    const { generateSource } = await import('oazapfts')
    writeFileSync(clientFile, origin + (await generateSource(file)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
