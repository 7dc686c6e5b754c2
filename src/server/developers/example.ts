import ar from '../../../locales/ar/common.json'
import type { Document } from '../../contract/openapi/document.ts'
import type { JsonSchema } from '../../contract/openapi/json-schema.ts'

/** Strings of the forms that patterns of the contract require; a field takes the first that fits. */
const texts = [
  'string',
  '1',
  '2026-05',
  '2025-Q4',
  '0500000000',
  'sara@example.com',
  'https://example.com',
  'c56a4180-65aa-42ec-a945-5fd21dec0538',
  // A recovery code that passes its check and opens nothing; a browser's secret.
  '07ENW3AHRZ6DMV29GQY5CKT18FZG',
  'A'.repeat(43),
  // The code of a proof of employment, and its bytes.
  '07ENW3AHRZ6D',
  'A'.repeat(342),
  // A position in a script.
  'page.js:1:2345',
  // A name in Arabic.
  ar.site,
] as const
const formats: Readonly<Record<string, string>> = { uuid: texts[7], email: texts[5], date: '2026-05-31' }

/** Builds a value that fits a schema of the document, the same each time. Throws when it knows none. */
export function buildExample(schema: JsonSchema, components: Document['components']): unknown {
  const of = (part: unknown) => buildExample(part as JsonSchema, components)
  const { $ref, const: only, allOf, anyOf, properties, items, prefixItems } = schema as Record<string, any>
  if (only !== undefined) return only
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if ($ref) return of(getComponent($ref, components))
  if (anyOf) return of(anyOf[0])
  switch (findType(schema)) {
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'string':
      return buildText(schema)
    case 'array':
      return prefixItems ? prefixItems.map(of) : Array(Number(schema.minItems ?? 1)).fill(of(items ?? {}))
    case 'object':
      return Object.fromEntries(Object.entries(properties ?? {}).map(([name, part]) => [name, of(part)]))
  }
  // Conditions say which properties are required, and an example has all of them.
  const whole = (allOf ?? []).filter((part: JsonSchema) => !('if' in part)).map(of)
  return Object.assign({}, ...whole)
}

/** Returns the component a `$ref` of the document refers to. */
export function getComponent($ref: string, components: Document['components']): JsonSchema {
  const [, , kind, name] = $ref.split('/')
  const found = components[kind!]?.[name!]
  if (!found) throw new Error(`the document has nothing at ${$ref}`)
  return found
}

const findType = ({ type }: JsonSchema) => (Array.isArray(type) ? type.find((one) => one !== 'null') : type)

function buildText({ format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema): string {
  const known = typeof format === 'string' ? formats[format] : undefined
  if (known) return known
  if (typeof pattern !== 'string') return 'string'.padEnd(Number(minLength), '.').slice(0, Number(maxLength))
  const found = texts.find((text) => new RegExp(pattern, 'u').test(text))
  if (!found) throw new Error(`no example is known of ${pattern}`)
  return found
}
