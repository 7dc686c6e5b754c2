import type { AnyEndpoint, Shapes } from '../endpoint.ts'
import { getShapes, type NamedCall } from '../endpoints.ts'
import type { Form } from '../form/form.ts'
import type { ProblemCode } from '../problem.ts'
import { listStatuses } from '../problem-status.ts'
import { listProblems } from '../problems-of.ts'
import { listColumns } from '../table.ts'
import { listFileFields } from './form-schema.ts'
import { type AnyStruct, buildRef, buildSchema, isOptional, type JsonSchema, type NameOf } from './json-schema.ts'
import type { Translate } from './translate.ts'

/** A call as an OpenAPI operation. */
export type Operation = {
  operationId: string
  tags: readonly [string]
  summary: string
  description: string
  security: readonly object[]
  /** The codes of all problems the call may be refused with, by status code. */
  'x-problems': ReturnType<typeof listRefusals>
  parameters: readonly Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Readonly<Record<string, JsonSchema>>
}
export type Parameter = { $ref: string } | { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }
type Content = Readonly<Record<string, { schema: JsonSchema; encoding?: JsonSchema }>>

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the unique name of a call: `submitReviewSalary`. */
export const buildOperationId = ({ name, part = '' }: Pick<NamedCall, 'name' | 'part'>): string =>
  name + capitalise(part)

/** Returns the path as OpenAPI writes it: `/companies/{id}/profile`. */
export const buildPathTemplate = ({ path }: Pick<AnyEndpoint, 'path'>): string => path.replace(/:(\w+)/g, '{$1}')

/** Returns the names of the forms' answers among the components: each that of the first call that takes the form. */
export function listFormNames(calls: readonly NamedCall[]): ReadonlyMap<Form, string> {
  const names = new Map<Form, string>()
  for (const call of calls) {
    const { form, shorter } = call.endpoint
    const name = `${capitalise(buildOperationId(call))}Answers`
    if (form && !names.has(form)) names.set(form, name)
    if (shorter && !names.has(shorter)) names.set(shorter, `${name}Short`)
  }
  return names
}

const buildRefusalRef = (status: string) => ({ $ref: `#/components/responses/Refused${status}` })
const buildParameterRef = (name: string): Parameter => ({ $ref: `#/components/parameters/${name}` })

/** What operations are built with: words, and the names of shapes and forms among the components. */
export type Context = { translate: Translate; nameOf: NameOf; forms: ReadonlyMap<Form, string> }

/** Builds the operation of a call: what it does, who may make it, what it takes and what it answers. */
export function buildOperation(call: NamedCall, { translate, nameOf, forms }: Context): Operation {
  const { endpoint, subject, name } = call
  const { access } = endpoint
  const body = buildBody(endpoint, nameOf, forms)
  const refusals = listRefusals(endpoint)
  return {
    operationId: buildOperationId(call),
    tags: [subject],
    summary: translate(`calls.${name}`),
    description: translate(`access.${access}`),
    security: access === 'public' ? [] : [{ session: [] }],
    'x-problems': refusals,
    parameters: buildParameters(endpoint, translate, nameOf),
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: {
      ...buildSuccess(endpoint, translate, nameOf),
      ...Object.fromEntries(Object.keys(refusals).map((status) => [status, buildRefusalRef(status)])),
    },
  }
}

function buildParameters(endpoint: AnyEndpoint, translate: Translate, nameOf: NameOf): Parameter[] {
  const { method, idempotent, access } = endpoint
  const { params = {}, query, tables = {} } = getShapes(endpoint)
  const buildDescription = (name: string) => ({ description: translate(`parameters.${name}`) })
  const inPath = Object.entries(params).map(
    ([name, shape]): Parameter => ({
      ...{ name, in: 'path', required: true, ...buildDescription(name) },
      schema: buildSchema(shape, nameOf),
    }),
  )
  const inQuery = Object.entries((query?.schema ?? {}) as Record<string, AnyStruct>).map(
    ([name, shape]): Parameter => ({
      ...{ name, in: 'query', required: !isOptional(shape), ...buildDescription(name) },
      ...(shape.type === 'array' ? { style: 'form', explode: false } : {}),
      schema: buildSchema(shape, nameOf),
    }),
  )
  const named = Object.keys(tables)
  const table: Parameter[] =
    named.length > 1
      ? [{ ...{ name: 'table', in: 'query', required: false, ...buildDescription('table') }, schema: { enum: named } }]
      : []
  return [
    ...inPath,
    ...inQuery,
    ...table,
    buildParameterRef('Language'),
    ...(idempotent ? [buildParameterRef('IdempotencyKey')] : []),
    ...(method === 'POST' && (access === 'public' || endpoint.form) ? [buildParameterRef('Proof')] : []),
  ]
}

/** Builds the request body: the answers of the form, or of the shorter one, and what travels beside them. */
function buildBody(endpoint: AnyEndpoint, nameOf: NameOf, forms: Context['forms']): Content | undefined {
  const { form, shorter } = endpoint
  const { beside } = getShapes(endpoint)
  if (!form && !beside) return undefined
  const buildFormRef = (one: Form) => buildRef(forms.get(one)!)
  const answers = form && (shorter ? { anyOf: [buildFormRef(form), buildFormRef(shorter)] } : buildFormRef(form))
  const parts = [...(answers ? [answers] : []), ...(beside ? [buildSchema(beside, nameOf)] : [])]
  const schema = parts.length === 1 ? parts[0]! : { allOf: parts }
  const files = Object.entries(form ? listFileFields(form) : {})
  if (files.length === 0) return { 'application/json': { schema } }
  const encoding = Object.fromEntries(files.map(([name, contentType]) => [name, { contentType }]))
  return { 'multipart/form-data': { schema, encoding } }
}

function buildSuccess(endpoint: AnyEndpoint, translate: Translate, nameOf: NameOf): Record<string, JsonSchema> {
  const { file, cache } = endpoint
  const { response, query, tables = {} } = getShapes(endpoint)
  const buildHeaderRef = (name: string) => ({ $ref: `#/components/headers/${name}` })
  const pages = Object.hasOwn((query?.schema ?? {}) as object, 'after')
  const headers = {
    ...(cache && !file ? { ETag: buildHeaderRef('ETag') } : {}),
    ...(pages && Object.keys(tables).length > 0 ? { Link: buildHeaderRef('Link') } : {}),
  }
  const content = file
    ? { 'image/*': { schema: {} }, 'application/pdf': { schema: {} } }
    : {
        'application/json': { schema: answerOf(response && buildSchema(response, nameOf)) },
        ...buildCsvContent(tables, translate),
      }
  return {
    200: { description: translate('statuses.200'), headers, content },
    ...(cache && !file ? { 304: { description: translate('statuses.304') } } : {}),
  }
}

/** Returns the schema of every successful response: `{data, message}`. */
const answerOf = (data: JsonSchema | undefined): JsonSchema => ({
  type: 'object',
  properties: { ...(data ? { data } : {}), message: { type: 'string' } },
  ...(data ? { required: ['data'] } : {}),
  additionalProperties: false,
})

function buildCsvContent(tables: NonNullable<Shapes['tables']>, translate: Translate): Content {
  const columns = Object.entries(tables).map(([name, { row }]) => {
    const names = listColumns(row).map((column) => column.name)
    return translate('columns', { table: name, columns: names.join(',') })
  })
  return columns.length > 0 ? { 'text/csv': { schema: { type: 'string', description: columns.join('\n') } } } : {}
}

/**
 * Lists the problems a call may be refused with, by status code. Problems of an answer need a request body. A wrong
 * method (405) is not listed, because it belongs to no endpoint.
 */
export function listRefusals(endpoint: AnyEndpoint): Readonly<Record<string, readonly ProblemCode[]>> {
  const hasBody = endpoint.form !== undefined || getShapes(endpoint).beside !== undefined
  const byStatus: Record<string, ProblemCode[]> = {}
  for (const code of listProblems(endpoint)) {
    if (code === 'method_not_allowed') continue
    for (const status of listStatuses(code)) {
      if (code === 'malformed' && status === 422 && !hasBody) continue
      byStatus[status] = [...(byStatus[status] ?? []), code]
    }
  }
  return byStatus
}
