import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Needs, planChunks } from '../build/chunk-plan.ts'

/** Modules by name: size, what they import, and the areas they are the beginning of; who needs them follows. */
type Drawn = Record<string, { size: number; imports?: string[]; opens?: string[] }>

function needs(modules: Drawn): Needs {
  const users = new Map(Object.keys(modules).map((name) => [name, new Set<string>()]))
  const reach = (name: string, area: string) => {
    const of = users.get(name)!
    if (of.has(area)) return
    of.add(area)
    for (const one of modules[name]!.imports ?? []) reach(one, area)
  }
  for (const [name, { opens = [] }] of Object.entries(modules)) for (const area of opens) reach(name, area)
  return new Map(
    Object.entries(modules).map(([name, { size, imports = [] }]) => [name, { size, imports, users: users.get(name)! }]),
  )
}
const plan = (modules: Drawn, least: number, tightness = (_area: string) => 0) =>
  planChunks(needs(modules), least, tightness)
    .map((chunk) => chunk.sort().join(' '))
    .sort()

describe('which modules share a chunk', () => {
  test('what exactly the same areas need is one chunk', () => {
    const site: Drawn = {
      home: { size: 10, imports: ['tile', 'card'], opens: ['home'] },
      tile: { size: 10 },
      company: { size: 10, imports: ['card'], opens: ['company'] },
      card: { size: 10 },
    }
    expect(plan(site, 0)).toEqual(['card', 'company', 'home tile'])
  })

  const site: Drawn = {
    home: { size: 100, imports: ['small'], opens: ['home'] },
    company: { size: 900, imports: ['small'], opens: ['company'] },
    small: { size: 5 },
  }

  test('what is too small joins where the least is fetched without need', () => {
    // A company's page fetches 100 it does not need, rather than home 900.
    expect(plan(site, 50, () => 100)).toEqual(['company', 'home small'])
  })

  test('who fetches much already is spared', () => {
    expect(plan(site, 50)).toEqual(['company small', 'home'])
  })

  test('so is a page with a limit of its own', () => {
    expect(plan(site, 50, (area) => (area === 'home' ? 1 : 0))).toEqual(['company', 'home small'])
  })

  test('of any site: each module once, none too small, nobody misses anything, no circles', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const site = fc.array(
      fc.record({
        size: fc.integer({ min: 1, max: 100 }),
        // Only later ones, as modules do not import each other in circles either.
        imports: fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
        opens: fc.array(fc.constantFrom('home', 'company', 'login', 'search'), { maxLength: 2 }),
      }),
      { minLength: 2, maxLength: names.length },
    )
    fc.assert(
      fc.property(site, fc.integer({ min: 0, max: 80 }), (drawn, least) => {
        const modules: Drawn = Object.fromEntries(
          drawn.map(({ size, imports, opens }, at) => {
            const later = imports
              .map((step) => names[at + step] ?? '')
              .filter((name) => name && names.indexOf(name) < drawn.length)
            return [names[at]!, { size, imports: later, opens: opens.length > 0 ? opens : ['home'] }]
          }),
        )
        const all = needs(modules)
        const chunks = planChunks(all, least, () => 0.1)
        expect(chunks.flat().sort()).toEqual(Object.keys(modules).sort())
        const total = [...all.values()].reduce((sum, { size }) => sum + size, 0)
        for (const chunk of chunks) {
          const size = chunk.reduce((sum, name) => sum + all.get(name)!.size, 0)
          expect(size).toBeGreaterThanOrEqual(Math.min(least, chunks.length === 1 ? total : least))
        }
        const chunkOf = new Map(chunks.flatMap((chunk, at) => chunk.map((name) => [name, at] as const)))
        const imports = chunks.map(
          (chunk, at) =>
            new Set(
              chunk
                .flatMap((name) => all.get(name)!.imports.map((one) => chunkOf.get(one)!))
                .filter((one) => one !== at),
            ),
        )
        const settled = new Set<number>()
        for (let more = true; more; ) {
          const next = imports.findIndex((of, at) => !settled.has(at) && [...of].every((one) => settled.has(one)))
          more = next >= 0
          if (more) settled.add(next)
        }
        expect(settled.size).toBe(chunks.length)
      }),
    )
  })
})
