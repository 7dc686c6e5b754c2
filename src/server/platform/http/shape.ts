import type { Struct } from 'superstruct'

type AnyStruct = Struct<any, any>

/**
 * Returns the part of a value that a struct describes, so that an extra column never leaves the server. Values are not
 * checked (tests do that); a struct without parts, such as a union, returns the value as it is.
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
