import { type PagePath, pageAt, pagePaths } from '../../contract/pages.ts'
import type { Site } from './site.ts'

type Chunk = { file: string; imports?: string[] }

/** Reads what the build made, by the names of the sources, from its manifest of chunks; empty without it. */
export function readBuild(site: Site) {
  const shell = site.get('/index.html')?.bodies.identity.toString() ?? ''
  const text = site.get('/manifest.json')?.bodies.identity.toString()
  const chunks = (text ? JSON.parse(text) : {}) as Record<string, Chunk>

  /**
   * Lists the scripts a page's screen starts with, beyond those the shell names already: they load in parallel with
   * these, not after.
   */
  function listScripts(screen: string): readonly string[] {
    const found = new Set<string>()
    const add = (name: string) => {
      if (found.has(name) || !chunks[name]) return
      found.add(name)
      for (const one of chunks[name].imports ?? []) add(one)
    }
    // The screen is in the folder of its subject or, if it combines several, beside those folders.
    for (const name of Object.keys(chunks)) if (name.endsWith(`/screens/${screen}.tsx`)) add(name)
    // Several sources are bundled into one file.
    const files = new Set([...found].map((name) => `/${chunks[name]!.file}`))
    return [...files].filter((file) => !shell.includes(`"${file}"`))
  }

  const scripts = new Map(
    pagePaths
      .map((page) => [page, pageAt(page)] as const)
      .map(([page, { ssr, screen }]) => [page, ssr ? listScripts(screen) : []]),
  )
  /**
   * Returns the scripts of a page; none for pages that nobody visits first, since their addresses may contain a secret.
   */
  const getScripts = (page: PagePath) => scripts.get(page) ?? []

  const strings = new Map<string, object>()
  for (const [source, { file }] of Object.entries(chunks)) {
    const built = source.startsWith('locales/') && site.get(`/${file}`)
    if (built) strings.set(source, JSON.parse(built.bodies.identity.toString()))
  }
  /** Returns the contents of files of strings, by their names; files that the build does not have are left out. */
  const getStrings = (language: string, names: readonly string[]): Record<string, object> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const words = strings.get(`locales/${language}/${name}.json`)
        return words ? [[name, words]] : []
      }),
    )

  /** The script that runs before a prerendered page is painted. */
  const firstPaint = chunks['src/client/first-paint.ts']?.file

  return { getScripts, getStrings, firstPaint: firstPaint && `/${firstPaint}` }
}
