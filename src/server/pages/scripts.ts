import type { Description } from './describe.ts'
import type { Site } from './site.ts'

type Chunk = { file: string; imports?: string[]; isEntry?: boolean }

/** The screen that pages of a subject begin with. */
const screens = { home: 'src/client/screens/Home.tsx', company: 'src/client/screens/Company.tsx', other: undefined }

/**
 * The scripts a page's screen begins with, beyond those the shell names already; they load beside these rather than
 * after them. From the build's own list of chunks; none without it.
 */
export function scriptsOf(site: Site, about: Description['about']): readonly string[] {
  const screen = screens[about]
  const text = site.get('/manifest.json')?.bodies.identity.toString()
  if (!screen || !text) return []
  const chunks = JSON.parse(text) as Record<string, Chunk>
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name) || !chunks[name]) return
    found.add(name)
    for (const one of chunks[name].imports ?? []) add(one)
  }
  for (const [name, { isEntry }] of Object.entries(chunks)) if (isEntry) add(name)
  const known = new Set(found)
  add(screen)
  return [...found].filter((name) => !known.has(name)).map((name) => `/${chunks[name]!.file}`)
}
