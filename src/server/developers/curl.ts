import type { Document } from '../../contract/openapi/document.ts'
import type { Operation, Parameter } from '../../contract/openapi/operation.ts'
import { buildExample, getComponent } from './example.ts'

type Components = Document['components']

/** Returns a parameter of the document, given inline or as a reference to its components. */
export const describeParameter = (one: Parameter, components: Components) =>
  ('$ref' in one ? getComponent(one.$ref, components) : one) as {
    name: string
    in: 'path' | 'query' | 'header'
    required: boolean
    description: string
    schema: object
  }

/**
 * Builds the command that makes a call: its required parameters, an example of its body, and `$TOKEN` if it requires a
 * signed-in account.
 */
export function buildCurl(method: string, address: string, operation: Operation, components: Components): string {
  const needed = operation.parameters
    .map((one) => describeParameter(one, components))
    .filter(({ required }) => required)
  const writeExample = ({ schema }: { schema: object }) =>
    encodeURIComponent(String(buildExample({ ...schema }, components)))
  const inPath = needed.filter((one) => one.in === 'path')
  const path = inPath.reduce((text, one) => text.replace(`{${one.name}}`, writeExample(one)), address)
  const query = needed.filter((one) => one.in === 'query').map((one) => `${one.name}=${writeExample(one)}`)
  const parts = [
    `curl '${path}${query.length > 0 ? `?${query.join('&')}` : ''}'`,
    ...(operation.security.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(needed.some(({ name }) => name === 'Idempotency-Key') ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...writeBody(operation, components),
    ...(method === 'POST' && !operation.requestBody ? ['-X POST'] : []),
  ]
  return parts.join(' \\\n  ')
}

function writeBody({ requestBody }: Operation, components: Components): string[] {
  if (!requestBody) return []
  const [[media, { schema, encoding }]] = Object.entries(requestBody.content) as [
    [string, { schema: object; encoding?: object }],
  ]
  const example = buildExample({ ...schema }, components) as Record<string, unknown>
  if (media === 'application/json') return ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(example)}'`]
  return Object.entries(example).map(([name, value]) =>
    Object.hasOwn(encoding ?? {}, name)
      ? `-F '${name}=@${name}'`
      : `-F '${name}=${typeof value === 'object' ? JSON.stringify(value) : value}'`,
  )
}
