import { Struct } from 'superstruct'
import { apiBase, apiVersion } from '../endpoint.ts'
import { calls, schemas, subjects } from '../endpoints.ts'
import type { Form } from '../form/form.ts'
import { type LookupList, lookupPaths } from '../lookups/paths.ts'
import { problemCodes } from '../problem.ts'
import { challengeHeader, proofHeader } from '../work.ts'
import { buildFormSchema, listIdName } from './form-schema.ts'
import { type AnyStruct, buildRef, describeShape, type JsonSchema, type NameOf } from './json-schema.ts'
import { buildOperation, buildPathTemplate, listFormNames, listRefusals, type Operation } from './operation.ts'
import type { Translate } from './translate.ts'

/** The path of the document. */
export const documentPath = `${apiBase}/openapi.json`

export type Document = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; termsOfService: string }
  servers: readonly { url: string }[]
  tags: readonly { name: string; description: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
}

/** Returns the whole contract as OpenAPI 3.1. `origin` is the origin of the site. */
export function openApiDocument({ translate, origin }: { translate: Translate; origin: string }): Document {
  const { names, nameOf } = findComponents()
  const forms = listFormNames(calls)
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of calls) {
    const template = buildPathTemplate(call.endpoint)
    paths[template] = {
      ...paths[template],
      [call.endpoint.method.toLowerCase()]: buildOperation(call, { translate, nameOf, forms }),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: translate('title'),
      version: apiVersion,
      description: translate('description'),
      termsOfService: `${origin}/terms`,
    },
    servers: [{ url: `${origin}${apiBase}` }],
    tags: subjects.map((name) => ({ name, description: translate(`subjects.${name}`) })),
    paths,
    components: {
      schemas: {
        ...buildShapeSchemas(names, nameOf),
        ...listSchemas(translate),
        ...buildFormSchemas(forms, translate),
        ...refusalSchemas,
      },
      parameters: buildParameters(translate),
      headers: {
        ETag: { description: translate('headers.etag'), schema: { type: 'string' } },
        Link: { description: translate('headers.next'), schema: { type: 'string' } },
        RetryAfter: { description: translate('headers.retryAfter'), schema: { type: 'integer', minimum: 0 } },
        Challenge: { description: translate('headers.challenge'), schema: { type: 'string' } },
      },
      responses: buildRefusalResponses(translate),
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: translate('session') } },
    },
  }
}

/**
 * Finds the shapes the contract has names for. They are identified by their parts: an optional shape has the same name.
 */
function findComponents(): { names: ReadonlyMap<string, AnyStruct>; nameOf: NameOf } {
  const named = schemas.filter((entry): entry is [string, AnyStruct] => {
    const shape = entry[1]
    return /^[A-Z]/.test(entry[0]) && shape instanceof Struct && (shape.type === 'type' || shape.type === 'object')
  })
  const byParts = new Map<unknown, string>()
  const names = new Map<string, AnyStruct>()
  for (const [name, shape] of named) {
    if (byParts.has(shape.schema)) continue
    if (names.has(name)) throw new Error(`two shapes are called ${name}`)
    byParts.set(shape.schema, name)
    names.set(name, shape)
  }
  return { names, nameOf: (shape) => byParts.get(shape.schema) }
}

const buildShapeSchemas = (names: ReadonlyMap<string, AnyStruct>, nameOf: NameOf) =>
  Object.fromEntries([...names].map(([name, shape]) => [name, describeShape(shape, nameOf)]))

const listSchemas = (translate: Translate) =>
  Object.fromEntries(
    (Object.keys(lookupPaths) as LookupList[]).map((list) => [
      listIdName(list),
      {
        type: 'integer',
        minimum: 1,
        description: translate('listId', { path: buildPathTemplate({ path: lookupPaths[list] }) }),
      },
    ]),
  )

const buildFormSchemas = (forms: ReadonlyMap<Form, string>, translate: Translate) =>
  Object.fromEntries([...forms].map(([form, name]) => [name, buildFormSchema(form, translate)]))

const refusalSchemas: Record<string, JsonSchema> = {
  ProblemCode: { type: 'string', enum: problemCodes },
  Problem: {
    type: 'object',
    properties: { path: { type: 'string' }, code: buildRef('ProblemCode') },
    required: ['path', 'code'],
    additionalProperties: false,
  },
  Refusal: {
    type: 'object',
    properties: { message: { type: 'string' }, problems: { type: 'array', items: buildRef('Problem'), minItems: 1 } },
    required: ['message', 'problems'],
    additionalProperties: false,
  },
}

function buildRefusalResponses(translate: Translate): Record<string, JsonSchema> {
  const statuses = new Set(calls.flatMap(({ endpoint }) => Object.keys(listRefusals(endpoint)).map(Number)))
  const buildHeaderRef = (name: string) => ({ $ref: `#/components/headers/${name}` })
  return Object.fromEntries(
    [...statuses].map((status) => [
      `Refused${status}`,
      {
        description: translate(`statuses.${status}`),
        headers: {
          ...([409, 429, 503].includes(status) ? { 'Retry-After': buildHeaderRef('RetryAfter') } : {}),
          ...(status === 429 ? { [challengeHeader]: buildHeaderRef('Challenge') } : {}),
        },
        content: { 'application/json': { schema: buildRef('Refusal') } },
      },
    ]),
  )
}

const buildParameters = (translate: Translate): Record<string, JsonSchema> => ({
  Language: {
    ...{ name: 'X-Language', in: 'header', required: false, description: translate('headers.language') },
    schema: { type: 'string', enum: ['en', 'ar'], default: 'en' },
  },
  IdempotencyKey: {
    ...{ name: 'Idempotency-Key', in: 'header', required: true, description: translate('headers.idempotencyKey') },
    schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
  },
  Proof: {
    ...{ name: proofHeader, in: 'header', required: false, description: translate('headers.proof') },
    schema: { type: 'string' },
  },
})
