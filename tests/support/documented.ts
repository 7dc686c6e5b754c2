import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'
import { type Document, openApiDocument } from '../../src/contract/openapi/document.ts'
import { type Operation, templateOf } from '../../src/contract/openapi/operation.ts'
import { tellIn } from '../../src/server/developers/words.ts'

/** The document as it is served in English. */
export const document: Document = openApiDocument({ tell: tellIn('en'), origin: 'http://localhost' })

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
ajv.addSchema(document, 'document')
const compiled = new Map<string, ValidateFunction>()

/** Holds a value against the part of the document a JSON pointer names; each is compiled when it is first asked for. */
export function fits(pointer: string, value: unknown): { fits: boolean; why: string } {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` })
  compiled.set(pointer, validate)
  return { fits: validate(value), why: ajv.errorsText(validate.errors) }
}

export const operationAt = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): Operation | undefined =>
  document.paths[templateOf({ path })]?.[method.toLowerCase()]

const escaped = (part: string | number) => String(part).replaceAll('~', '~0').replaceAll('/', '~1')
export const pointerTo = (...parts: (string | number)[]) => parts.map((part) => `/${escaped(part)}`).join('')

type Answered = { status: number; type: string; text: string }

/** What an answer has that the document does not say of its call; undefined where it says all of it. */
export function undocumented(endpoint: AnyEndpoint, { status, type, text }: Answered): string | undefined {
  const at = `${endpoint.method} ${endpoint.path} ${status}`
  const operation = operationAt(endpoint)
  if (!operation) return `${at}: no such operation`
  const response = operation.responses[String(status)]
  if (!response) return `${at}: no such status`
  const place =
    '$ref' in response
      ? String(response.$ref).slice(1)
      : pointerTo('paths', templateOf(endpoint), endpoint.method.toLowerCase(), 'responses', status)
  const described = '$ref' in response ? componentAt(String(response.$ref)) : response
  const content = (described.content ?? {}) as Record<string, object>
  const media = type.split(';')[0]!
  if (Object.keys(content).length === 0) return text === '' ? undefined : `${at}: a body where there is none`
  if (endpoint.file && status < 300) return undefined
  if (!content[media]) return `${at}: ${media} is not described`
  if (media !== 'application/json') return undefined
  const { fits: does, why } = fits(`${place}${pointerTo('content', media, 'schema')}`, JSON.parse(text))
  return does ? undefined : `${at}: ${why}`
}

function componentAt(ref: string): Record<string, unknown> {
  const [, , kind, name] = ref.split('/')
  return document.components[kind!]![name!]!
}
