import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { AnyEndpoint } from '../../../src/contract/endpoint.ts'
import { type Document, openApiDocument } from '../../../src/contract/openapi/document.ts'
import { buildPathTemplate, type Operation } from '../../../src/contract/openapi/operation.ts'
import type { Problem } from '../../../src/contract/problem.ts'
import { translateIn } from '../../../src/server/developers/words.ts'

/** The OpenAPI document as it is served in English. */
export const document: Document = openApiDocument({ translate: translateIn('en'), origin: 'http://localhost' })

// The document itself is checked by a validator of such documents (`open-api.test.ts`).
const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false })
ajv.addSchema(document, 'document')
const compiled = new Map<string, ValidateFunction>()

/**
 * Validates a value against the part of the document a JSON pointer names; each part is compiled when it is first used.
 */
export function fits(pointer: string, value: unknown): { fits: boolean; why: string } {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` })
  compiled.set(pointer, validate)
  return { fits: validate(value), why: ajv.errorsText(validate.errors) }
}

export const operationAt = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): Operation | undefined =>
  document.paths[buildPathTemplate({ path })]?.[method.toLowerCase()]

const escaped = (part: string | number) => String(part).replaceAll('~', '~0').replaceAll('/', '~1')
export const pointerTo = (...parts: (string | number)[]) => parts.map((part) => `/${escaped(part)}`).join('')

/** A response as received: `type` is the `Content-Type`. */
type Answered = { status: number; type: string; text: string }

/** Returns how a response differs from what the document says of its call; undefined where it conforms. */
export function undocumented(endpoint: AnyEndpoint, { status, type, text }: Answered): string | undefined {
  const at = `${endpoint.method} ${endpoint.path} ${status}`
  const response = operationAt(endpoint)?.responses[String(status)]
  if (!response) return `${at}: the document has no such call or status`
  const described = '$ref' in response ? componentAt(String(response.$ref)) : response
  const content = (described.content ?? {}) as Record<string, object>
  const media = type.split(';')[0]!
  if (Object.keys(content).length === 0) return text === '' ? undefined : `${at}: a body where there is none`
  if (endpoint.file && status < 300)
    return content[`${media.split('/')[0]}/*`] || content[media] ? undefined : `${at}: ${media}`
  if (!content[media]) return `${at}: ${media} is not described`
  return media === 'application/json' ? undocumentedBody(endpoint, status, JSON.parse(text)) : undefined
}

/** Does the same for the body of a JSON response alone. */
export function undocumentedBody(endpoint: AnyEndpoint, status: number, body: unknown): string | undefined {
  const at = `${endpoint.method} ${endpoint.path} ${status}`
  const operation = operationAt(endpoint)
  const response = operation?.responses[String(status)]
  if (!response) return `${at}: the document has no such call or status`
  const place =
    '$ref' in response
      ? String(response.$ref).slice(1)
      : pointerTo('paths', buildPathTemplate(endpoint), endpoint.method.toLowerCase(), 'responses', status)
  const { fits: does, why } = fits(`${place}${pointerTo('content', 'application/json', 'schema')}`, body)
  if (!does) return `${at}: ${why}`
  if (status < 400) return undefined
  const { problems } = body as { problems: Problem[] }
  const other = problems.filter(({ code }) => !operation!['x-problems'][String(status)]!.includes(code))
  return other.length > 0 ? `${at}: ${other.map(({ code }) => code).join(', ')} is not described` : undefined
}

function componentAt(ref: string): Record<string, unknown> {
  const [, , kind, name] = ref.split('/')
  return document.components[kind!]![name!]!
}
