type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
}
type Content = { content?: Record<string, { schema?: Schema }>; $ref?: string }
type Parameter = { $ref?: string; name: string; required?: boolean }
type Operation = { parameters?: Parameter[]; requestBody?: Content; responses: Record<string, Content> }
/** An OpenAPI document, as far as promises about versions go. */
export type ApiDocument = { paths: Record<string, Record<string, Operation>> }

/**
 * Lists what a later document withdraws of an earlier one of the same version: calls, parameters and fields that are
 * gone, values that are not taken or always given any more, and what has become required.
 */
export function listWithdrawn(earlier: ApiDocument, later: ApiDocument): string[] {
  const found: string[] = []
  for (const [path, operations] of Object.entries(earlier.paths))
    for (const [method, before] of Object.entries(operations)) {
      const call = `${method} ${path}`
      const after = later.paths[path]?.[method]
      if (!after) {
        found.push(`${call} is gone`)
        continue
      }
      const parametersOf = (document: ApiDocument, { parameters = [] }: Operation) =>
        new Map(parameters.map((one) => resolve(document, one)).map((one) => [one.name, one.required ?? false]))
      const [had, has] = [parametersOf(earlier, before), parametersOf(later, after)]
      for (const name of had.keys()) if (!has.has(name)) found.push(`${call}: parameter ${name} is gone`)
      for (const [name, isRequired] of has)
        if (isRequired && !had.get(name)) found.push(`${call}: parameter ${name} is required`)
      const bodies = [before, after].map((one, at) => resolve(at === 0 ? earlier : later, one.requestBody)?.content)
      for (const [type, { schema }] of Object.entries(bodies[0] ?? {}))
        compare(`${call} takes`, schema, bodies[1]?.[type]?.schema, 'taken')
      const given = [before, after].map(
        (one, at) => resolve(at === 0 ? earlier : later, one.responses['200'])?.content?.['application/json']?.schema,
      )
      compare(`${call} gives`, given[0], given[1], 'given')
    }
  return found

  function compare(
    place: string,
    beforehand: Schema | undefined,
    afterwards: Schema | undefined,
    way: 'taken' | 'given',
  ) {
    const [before, after] = [merge(earlier, beforehand), merge(later, afterwards)]
    if (!before) return
    if (!after) return void found.push(`${place} is gone`)
    const [narrow, wide] = way === 'taken' ? [before, after] : [after, before]
    const values = narrow.enum?.filter((one) => wide.enum && !wide.enum.includes(one)) ?? []
    // New values may be given at any time (README, Changes); those that were taken are taken.
    if (way === 'taken' && values.length > 0) found.push(`${place}: ${values.join(', ')} is not taken`)
    for (const [name, schema] of Object.entries(before.properties ?? {})) {
      if (!after.properties?.[name]) found.push(`${place}.${name} is gone`)
      else compare(`${place}.${name}`, schema, after.properties[name], way)
      if (way === 'given' && before.required?.includes(name) && !after.required?.includes(name))
        found.push(`${place}.${name} is not always given`)
    }
    if (way === 'taken')
      for (const name of after.required ?? [])
        if (!before.required?.includes(name)) found.push(`${place}.${name} is required`)
    if (before.items) compare(`${place}[]`, before.items, after.items, way)
  }
}

/** Follows references within a document. */
function resolve<T extends { $ref?: string } | undefined>(document: ApiDocument, found: T): T {
  if (!found?.$ref) return found
  const steps = found.$ref.slice(2).split('/')
  return resolve(
    document,
    steps.reduce((at, step) => at[step], document as any),
  )
}

/** A schema with what it is composed of. */
function merge(document: ApiDocument, schema: Schema | undefined): Schema | undefined {
  const found = resolve(document, schema)
  if (!found?.allOf) return found
  const parts = found.allOf.map((part) => merge(document, part)!)
  return {
    ...found,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  }
}
