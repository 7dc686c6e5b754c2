/** What is fetched together: some modules, who needs them (areas of the site), and what they import beyond themselves. */
type Part = { modules: string[]; size: number; users: Set<string>; imports: Set<Part> }

/** The modules beyond those every page begins with: how large each is, what it imports, and which areas need it. */
export type Needs = Map<string, { size: number; imports: readonly string[]; users: ReadonlySet<string> }>

/**
 * Which modules share a chunk. At first those that exactly the same areas need; then the smallest part joins another one
 * again and again, until none is smaller than `least`: the one where that costs least, which is what areas then fetch
 * without needing it, the more so where they fetch much already. Whoever needs a module needs all it imports, here as
 * well as in the result, and no two parts have the same users; so chunks never import each other in a circle.
 */
export function planChunks(needs: Needs, least: number, tightness: (area: string) => number): string[][] {
  let parts = joined(partsOf(needs))
  for (;;) {
    const small = parts.filter(({ size }) => size < least).sort((a, b) => a.size - b.size)[0]
    if (!small || parts.length === 1) return parts.map(({ modules }) => modules)
    const cost = costIn(parts, tightness)
    const ways = parts
      .filter((part) => part !== small)
      .map((part) => spread([small, part], union(small.users, part.users)))
      .map((grown) => ({ grown, cost: cost(grown) }))
    const { grown } = ways.reduce((best, way) => (way.cost < best.cost ? way : best))
    for (const [part, users] of grown) part.users = users
    parts = joined(parts)
  }
}

/** Every module by itself. */
function partsOf(needs: Needs): Part[] {
  const parts = new Map<string, Part>()
  for (const [id, { size, users }] of needs)
    parts.set(id, { modules: [id], size, users: new Set(users), imports: new Set() })
  for (const [id, part] of parts)
    for (const one of needs.get(id)!.imports) {
      const imported = parts.get(one)
      if (imported) part.imports.add(imported)
    }
  return [...parts.values()]
}

/** The same with those of equal users made one. */
function joined(parts: Part[]): Part[] {
  const found = new Map<string, Part>()
  const became = new Map<Part, Part>()
  for (const part of parts) {
    const key = [...part.users].sort().join(' ')
    const whole = found.get(key) ?? { modules: [], size: 0, users: part.users, imports: new Set() }
    found.set(key, whole)
    became.set(part, whole)
    whole.modules.push(...part.modules)
    whole.size += part.size
  }
  for (const [part, whole] of became)
    for (const one of part.imports) {
      const imported = became.get(one)!
      if (imported !== whole) whole.imports.add(imported)
    }
  return [...found.values()]
}

/** Who needs what, once `users` need these parts and so everything they import. */
function spread(from: Part[], users: Set<string>): Map<Part, Set<string>> {
  const grown = new Map<Part, Set<string>>()
  const visit = (part: Part) => {
    if (grown.has(part)) return
    grown.set(part, union(part.users, users))
    for (const one of part.imports) visit(one)
  }
  for (const part of from) visit(part)
  return grown
}

function costIn(parts: Part[], tightness: (area: string) => number) {
  const loads = new Map<string, number>()
  for (const { users, size } of parts) for (const area of users) loads.set(area, (loads.get(area) ?? 0) + size)
  const heaviest = Math.max(...loads.values())
  const price = (area: string) => (loads.get(area)! / heaviest) ** 6 + tightness(area)
  return (grown: Map<Part, Set<string>>) => {
    let cost = 0
    for (const [part, users] of grown)
      for (const area of users) if (!part.users.has(area)) cost += part.size * price(area)
    return cost
  }
}

const union = (some: Set<string>, more: Set<string>) => new Set([...some, ...more])
