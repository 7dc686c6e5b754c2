import type { Struct } from 'superstruct'
import { maxBuckets } from '../following/news.ts'
import { maxEndpoint } from '../following/push.ts'
import { pageSize } from '../params.ts'

export type AnyStruct = Struct<any, any>
/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
export type JsonSchema = { readonly [keyword: string]: unknown }
/** Returns the name of a shape among the components, where it has one. */
export type NameOf = (shape: AnyStruct) => string | undefined

export const buildRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const maxId = 2 ** 31 - 1
const uuid = { type: 'string', format: 'uuid', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }

/** The schemas of our own superstruct types, by the name each is defined with. */
const defined: Readonly<Record<string, JsonSchema>> = {
  published: { type: 'number' },
  id: { type: 'integer', minimum: 1, maximum: maxId },
  id_or_none: { type: 'integer', minimum: 0, maximum: maxId },
  uuid,
  slug: { type: 'string', pattern: '^[\\w-]{1,64}$' },
  offset: { type: 'integer', minimum: 0, maximum: 999_999 },
  cursor: { type: 'string', pattern: '^[\\w.-]{1,1000}$' },
  page_size: { type: 'integer', minimum: 1, maximum: pageSize.most, default: pageSize.usual },
  fault_frame: { type: 'string', pattern: '^[\\w-]{1,32}\\.js:\\d{1,6}:\\d{1,7}$' },
  day: { type: 'string', pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$' },
  quarter: { type: 'string', pattern: '^\\d{4}-Q[1-4]$' },
  company_id: { type: 'integer', minimum: 1, maximum: maxId },
  subject_id: uuid,
  bucket: { type: 'integer', minimum: 0, maximum: maxBuckets },
  push_endpoint: { type: 'string', format: 'uri', pattern: '^https?://', maxLength: maxEndpoint },
  proof_bytes: { type: 'string', pattern: '^[\\w-]{342}$' },
  proof_nonce: { type: 'string', pattern: '^[\\w-]{43}$' },
  counted_case: { type: 'string', pattern: '^[1-9]\\d{0,8}$' },
}

/**
 * Converts a struct into a schema. Throws on a struct it does not know, so that the document states nothing false;
 * whether a value may be null or missing, and how long a text may be, is found by trying values, since superstruct
 * keeps it in functions.
 */
export function buildSchema(struct: AnyStruct, nameOf: NameOf = () => undefined): JsonSchema {
  const plain = struct.type === 'unknown' || struct.type === 'any'
  const name = nameOf(struct)
  const schema = name ? buildRef(name) : describeShape(struct, nameOf)
  return !plain && struct.is(null) ? makeNullable(schema) : schema
}

/** Whether a property of this shape may be left out. */
export const isOptional = (struct: AnyStruct): boolean => struct.is(undefined)

/** Returns the schema of the shape itself, even where it has a name among the components. */
export function describeShape(struct: AnyStruct, nameOf: NameOf): JsonSchema {
  const of = (part: AnyStruct) => buildSchema(part, nameOf)
  switch (struct.type) {
    case 'string':
      return { type: 'string', ...measureLengths(struct) }
    case 'integer':
    case 'number':
      return assertUnbounded(struct, { type: struct.type })
    case 'boolean':
      return { type: 'boolean' }
    case 'unknown':
    case 'any':
      return {}
    case 'enums':
      return buildEnum(Object.values(struct.schema as object))
    case 'literal':
      return { const: struct.schema }
    case 'array':
      return { type: 'array', items: struct.schema ? of(struct.schema) : {}, ...(struct.is([]) ? {} : { minItems: 1 }) }
    case 'tuple': {
      const parts = listParts(struct, [])
      return { type: 'array', prefixItems: parts.map(of), minItems: parts.length, maxItems: parts.length }
    }
    case 'record':
      return { type: 'object', additionalProperties: of(listParts(struct, { any: null })[1]!) }
    case 'type':
    case 'object':
      return buildObjectSchema(struct, of)
  }
  const known = defined[struct.type]
  if (!known) throw new Error(`no schema is known of the shape ${struct.type}`)
  return known
}

function buildObjectSchema(struct: AnyStruct, of: (part: AnyStruct) => JsonSchema): JsonSchema {
  const parts = Object.entries((struct.schema ?? {}) as Record<string, AnyStruct>)
  const required = parts.filter(([, part]) => !isOptional(part)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(parts.map(([name, part]) => [name, of(part)])),
    ...(required.length > 0 ? { required } : {}),
    ...(struct.type === 'object' ? { additionalProperties: false } : {}),
  }
}

/** Returns the schema of an enumeration. */
export function buildEnum(values: readonly unknown[]): JsonSchema {
  const kinds = new Set(values.map((value) => (typeof value === 'number' ? 'integer' : typeof value)))
  return { ...(kinds.size === 1 ? { type: [...kinds][0] } : {}), enum: values }
}

function makeNullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] }
  return { ...schema, type: [schema.type, 'null'], ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }) }
}

/** Lists the structs of the parts of a value, which a struct tells only while it iterates over one. */
const listParts = (struct: AnyStruct, value: unknown): AnyStruct[] =>
  [...struct.entries(value, {} as never)].map(([, , part]) => part as AnyStruct)

/** A length greater than that of any text on the wire. */
const beyond = 2 ** 17

function measureLengths(struct: AnyStruct): JsonSchema {
  const isAccepted = (length: number) => struct.is('x'.repeat(length))
  const shortest = [0, 1, 2, 3, 8, 43].find(isAccepted)
  if (shortest === undefined) throw new Error('no schema is known of a text with a rule of its own')
  const least = shortest > 0 ? { minLength: shortest } : {}
  if (isAccepted(beyond)) return least
  let [taken, refused] = [shortest, beyond]
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2)
    if (isAccepted(middle)) taken = middle
    else refused = middle
  }
  return { ...least, maxLength: taken }
}

function assertUnbounded(struct: AnyStruct, schema: JsonSchema): JsonSchema {
  if (![-Number.MAX_SAFE_INTEGER, 0, Number.MAX_SAFE_INTEGER].every((value) => struct.is(value)))
    throw new Error('no schema is known of a number with a rule of its own')
  return schema
}
