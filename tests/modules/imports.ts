import type { Source } from '../support/project/sources.ts'
import { folderInModule, loadsDemo, moduleOf } from './order.ts'

/** The imported names, by the importing one. */
export type Imports = Map<string, Set<string>>

type Import = { from: string; to: string }

const importsOf = (files: readonly Source[]): Import[] =>
  files.flatMap(({ path, imports }) => imports.map((to) => ({ from: path, to })))

function groupBy(imports: readonly Import[], nameOf: (path: string) => string | undefined): Imports {
  const groups: Imports = new Map()
  for (const { from, to } of imports) {
    const [a, b] = [nameOf(from), nameOf(to)]
    if (a && b && a !== b) groups.set(a, (groups.get(a) ?? new Set()).add(b))
  }
  return groups
}

const isDemoLoaded = ({ from, to }: Import) => from === loadsDemo.from && to.startsWith(loadsDemo.to)

/** Returns which module imports which, types included; the demonstration is loaded by `app` and is left out. */
export function betweenModules(files: readonly Source[]): Imports {
  return groupBy(
    importsOf(files).filter((one) => !isDemoLoaded(one)),
    moduleOf,
  )
}

/** Returns which folder of a module imports which other one of it. */
export function withinModule(files: readonly Source[], module: string): Imports {
  const inside = (path: string) => (moduleOf(path) === module ? folderInModule(path) : undefined)
  return groupBy(importsOf(files), inside)
}

/** Returns which file imports which. */
export function betweenFiles(files: readonly Source[]): Imports {
  const paths = new Set(files.map(({ path }) => path))
  return groupBy(importsOf(files), (path) => (paths.has(path) ? path : undefined))
}

/** Returns every circle of imports: `a -> b -> a`; none where the imports have an order. */
export function circlesOf(imports: Imports): string[] {
  const states = new Map<string, 'open' | 'done'>()
  const circles: string[] = []
  const visit = (name: string, way: readonly string[]) => {
    if (states.get(name) === 'open') circles.push([...way.slice(way.indexOf(name)), name].join(' -> '))
    if (states.has(name)) return
    states.set(name, 'open')
    for (const one of imports.get(name) ?? []) visit(one, [...way, name])
    states.set(name, 'done')
  }
  for (const name of imports.keys()) visit(name, [])
  return circles
}

/**
 * Returns the imports that do not follow from others: `a -> c` is left out where `a -> b -> c` implies it. For imports
 * without circles.
 */
export function directOnly(imports: Imports): [from: string, to: string][] {
  const reach = (name: string, found = new Set<string>()): Set<string> => {
    for (const one of imports.get(name) ?? []) if (!found.has(one)) reach(one, found.add(one))
    return found
  }
  return [...imports].flatMap(([from, row]) => {
    const names = [...row]
    return names
      .filter((to) => !names.some((other) => other !== to && reach(other).has(to)))
      .map((to): [string, string] => [from, to])
  })
}
