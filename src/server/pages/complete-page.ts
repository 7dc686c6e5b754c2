import type { PageAsked } from '../../contract/rendered-page.ts'
import { LruMap } from '../platform/lru-map.ts'
import type { Render, RenderedView } from './first-view.ts'
import type { Read } from './read.ts'

/** The most renderings of a page until nothing is missing: its parts, what these request, and what is in that. */
const maxRounds = 3
/** The number of pages for which their requests are remembered. */
const remembered = 2000
/**
 * The longest answer in characters that is sent with a page; a longer one is left to the browser, since the page would
 * be readable later, not sooner.
 */
const maxTravelling = 32_000

/** A page with every answer that a visitor sees in it, and these answers. */
export type CompletePage = { rendered: RenderedView; reads: Readonly<Record<string, unknown>> }

/**
 * Creates a function that renders pages with the answers their parts request: those missing at the first rendering are
 * read as a visitor would, and the page is rendered again. What a page requested is remembered, so that from then on it
 * is complete at once. Resolves to undefined when the page cannot be rendered; when only a later round fails, to what
 * there is.
 */
export function createPageRenderer(read: Read) {
  const askedBy = new LruMap<string, readonly string[]>(remembered)

  return async (
    render: Render,
    { path, search, language, reads: begun }: PageAsked,
  ): Promise<CompletePage | undefined> => {
    const name = JSON.stringify([path, search])
    const tried = new Map<string, unknown>(Object.entries(begun))
    const add = async (keys: readonly string[]) => {
      const missing = keys.filter((key) => !tried.has(key))
      const answers = await Promise.all(missing.map((key) => answerTo(key)))
      missing.forEach((key, at) => void tried.set(key, answers[at]))
      return missing.length > 0
    }
    /**
     * Reads an answer; undefined when it is not available, or not to visitors: the page then says so itself, or asks.
     */
    const answerTo = async (key: string) => {
      const { data } = await read(key, language)
      return data !== undefined && JSON.stringify(data).length <= maxTravelling ? data : undefined
    }
    const known = askedBy.get(name)
    if (known) await add(known)
    let whole: CompletePage | undefined
    for (let round = 0; round < maxRounds; round += 1) {
      const reads = Object.fromEntries([...tried].filter(([, data]) => data !== undefined))
      const rendered = await render({ path, search, language, reads })
      if (!rendered) return whole
      whole = { rendered, reads }
      askedBy.set(name, rendered.asked)
      if (!(await add(rendered.asked))) break
    }
    return whole
  }
}
