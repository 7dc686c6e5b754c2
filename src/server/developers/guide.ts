import type { ApiGuide, GuideCall } from '../../contract/developers.schema.ts'
import { apiBase } from '../../contract/endpoint.ts'
import { calls, getShapes } from '../../contract/endpoints.ts'
import { type Document, documentPath } from '../../contract/openapi/document.ts'
import { buildOperationId, type Operation } from '../../contract/openapi/operation.ts'
import { buildCurl, describeParameter } from './curl.ts'
import { documentIn } from './document.ts'
import { buildExample } from './example.ts'
import { memoiseEach } from './once.ts'

/** The API guide as a person reads it, in a language, of a site that is reached at `origin`. */
export const guideIn = memoiseEach((language, origin): ApiGuide => {
  const document = documentIn(language, origin)
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      subject: operation.tags[0],
      call: callIn(document, method.toUpperCase() as GuideCall['method'], path, operation),
    })),
  )
  return {
    version: document.info.version,
    base: `${origin}${apiBase}`,
    document: `${origin}${documentPath}`,
    subjects: document.tags.map(({ name, description }) => ({
      name,
      title: description,
      calls: described.filter(({ subject }) => subject === name).map(({ call }) => call),
    })),
  }
})

const tablesById = new Map(
  calls.map((call) => [buildOperationId(call), Object.keys(getShapes(call.endpoint).tables ?? {})]),
)

function callIn(document: Document, method: GuideCall['method'], path: string, operation: Operation): GuideCall {
  const { components, servers } = document
  const { operationId, summary, description, parameters } = operation
  return {
    id: operationId,
    method,
    path,
    summary,
    who: description,
    parameters: parameters.map((one) => {
      const found = describeParameter(one, components)
      return { name: found.name, in: found.in, required: found.required, description: found.description }
    }),
    curl: buildCurl(method, `${servers[0]!.url}${path}`, operation, components),
    example: answerOf(operation, components),
    tables: tablesById.get(operationId)!,
  }
}

/** Returns the answer of a call, as JSON; its description only if there is nothing else. */
function answerOf({ responses }: Operation, components: Document['components']): string {
  const content = responses[200]?.content as Record<string, { schema: object }> | undefined
  const json = content?.['application/json']
  if (!json) return ''
  const { data, ...rest } = buildExample({ ...json.schema }, components) as { data?: unknown }
  return JSON.stringify(data === undefined ? rest : { data }, null, 2)
}
