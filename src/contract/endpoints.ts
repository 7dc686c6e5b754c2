import type { AnyEndpoint, Shapes, ShapesOf } from './endpoint.ts'
import { modules } from './modules.ts'

export type Subject = keyof typeof modules
export const subjects = Object.keys(modules) as Subject[]

/**
 * A call and what identifies it: `name` is that of its declaration, `part` tells apart several calls declared at once.
 */
export type NamedCall = { subject: Subject; name: string; part?: string; endpoint: AnyEndpoint }

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Lists what a module exports, in a fixed order: bundlers order exports otherwise than the language does. */
const listExports = (module: object): [name: string, value: unknown][] =>
  Object.entries(module).sort(([one], [other]) => (one < other ? -1 : 1))

/** Lists the calls declared under one name: one, or one for each part such as the kinds of a review; each with its shapes. */
function listCallsOfExport(subject: Subject, name: string, value: unknown, shapes: unknown): [NamedCall, Shapes][] {
  if (isEndpoint(value)) return [[{ subject, name, endpoint: value }, shapes as Shapes]]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([part, endpoint]): [NamedCall, Shapes][] =>
    isEndpoint(endpoint) ? [[{ subject, name, part, endpoint }, (shapes as Record<string, Shapes>)[part]!]] : [],
  )
}

const joined = subjects.flatMap((subject) =>
  modules[subject].flatMap(({ calls, shapes }) =>
    listExports(calls).flatMap(([name, value]) => listCallsOfExport(subject, name, value, Reflect.get(shapes, name))),
  ),
)

/** All calls, by subject. */
export const calls: readonly NamedCall[] = joined.map(([call]) => call)

/**
 * The same calls without names, for the server's completeness check and the tests that go through the roles by
 * endpoint.
 */
export const endpoints: readonly AnyEndpoint[] = calls.map(({ endpoint }) => endpoint)

/** What the files of shapes export, by name: the OpenAPI document calls the structs among it by the same names. */
export const schemas: readonly (readonly [name: string, value: unknown])[] = Object.values(modules)
  .flat()
  .flatMap(({ shapes }) => listExports(shapes))

const shapesByCall = new Map(joined.map(([{ endpoint }, shapes]) => [endpoint, shapes]))

/** Returns the shapes of a call. */
export function getShapes(endpoint: AnyEndpoint): Shapes {
  const shapes = shapesByCall.get(endpoint)
  if (!shapes) throw new Error(`${endpoint.method} ${endpoint.path} has no shapes`)
  return shapes
}

/** Gives a call of a test its shapes, as `modules` gives the others theirs. */
export function addShapes<E extends AnyEndpoint>(endpoint: E, shapes: ShapesOf<E>): E {
  shapesByCall.set(endpoint, shapes)
  return endpoint
}
