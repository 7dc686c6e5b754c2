import type { Description } from './describe.ts'
import type { Site } from './site.ts'

type Chunk = { file: string; imports?: string[] }

/** The screen that pages of a subject begin with. */
const screens = { home: 'src/client/screens/Home.tsx', company: 'src/client/screens/Company.tsx', other: undefined }

/**
 * The scripts a page's screen begins with, beyond those the shell names already; they load beside these rather than
 * after them. From the build's own list of chunks; none without it.
 */
export function scriptsOf(site: Site, about: Description['about']): readonly string[] {
  const screen = screens[about]
  const shell = site.get('/index.html')?.bodies.identity.toString() ?? ''
  const text = site.get('/manifest.json')?.bodies.identity.toString()
  if (!screen || !text) return []
  const chunks = JSON.parse(text) as Record<string, Chunk>
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name) || !chunks[name]) return
    found.add(name)
    for (const one of chunks[name].imports ?? []) add(one)
  }
  add(screen)
  return [...found].map((name) => `/${chunks[name]!.file}`).filter((file) => !shell.includes(`"${file}"`))
}
