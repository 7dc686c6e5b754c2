import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The types of schema.org with their properties and supertypes, as `schema-dts` has them. */
const source = readFileSync(join(dirname(createRequire(import.meta.url).resolve('schema-dts')), 'schema.d.ts'), 'utf8')
const types = new Map<string, { above: string[]; properties: Set<string> }>()
for (const [, name = '', above = '', body = ''] of source.matchAll(
  /^(?:export )?interface (\w+?)(?:Base|Leaf)(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm,
)) {
  const known = types.get(name) ?? { above: [], properties: new Set() }
  for (const one of above.split(',').map((each) => each.trim().replace(/(?:Base|Leaf)$/, '')))
    if (one && one !== name) known.above.push(one)
  for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?:/gm)) known.properties.add(property)
  types.set(name, known)
}

const has = (type: string, property: string): boolean => {
  const known = types.get(type)
  return known !== undefined && (known.properties.has(property) || known.above.some((one) => has(one, property)))
}

/** Allowed besides the vocabulary: the property by which search engines read a search box. */
const allowed = new Set(['SearchAction.query-input'])

/** Returns the words in structured data that are no type or property of schema.org, as `Type` and `Type.property`. */
export function unknownWords(about: unknown): string[] {
  if (Array.isArray(about)) return about.flatMap(unknownWords)
  if (typeof about !== 'object' || about === null) return []
  const { '@context': _, '@type': type, ...properties } = about as Record<string, unknown> & { '@type': string }
  if (!types.has(type)) return [type]
  return Object.entries(properties).flatMap(([name, value]) => [
    ...(has(type, name) || allowed.has(`${type}.${name}`) ? [] : [`${type}.${name}`]),
    ...unknownWords(value),
  ])
}
