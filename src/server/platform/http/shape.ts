import type { Struct } from 'superstruct'

type AnyStruct = Struct<any, any>

/**
 * What a struct describes of a value, and nothing else: a column too many never leaves the server. Values are not checked
 * (tests do); a shape without parts, such as a union, is taken as it is.
 */
export function maskToShape(shape: AnyStruct, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (shape.type === 'array')
    return shape.schema && Array.isArray(value) ? value.map((one) => maskToShape(shape.schema, one)) : value
  if (shape.type !== 'type' && shape.type !== 'object') return value
  const masked: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(shape.schema as Record<string, AnyStruct>)) {
    const found = (value as Record<string, unknown>)[name]
    if (found !== undefined) masked[name] = maskToShape(part, found)
  }
  return masked
}
