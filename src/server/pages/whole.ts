import type { PageAsked } from '../../contract/drawn-page.ts'
import type { Draw, DrawnView } from './first-view.ts'
import type { Read } from './read.ts'

/** How often a page is drawn until nothing is missing: its parts, what these ask for, and what is in that. */
const maxRounds = 3
/** Pages of which it is remembered what they ask for. */
const remembered = 2000
/** An answer longer than this, in characters, is left to the browser: a page with it would be read later, not sooner. */
const maxTravelling = 32_000

/** A page with every answer that a visitor sees in it, and these answers. */
export type CompletePage = { drawn: DrawnView; reads: Readonly<Record<string, unknown>> }

/**
 * Draws pages with the answers their parts ask for, whatever these are: what is missing at the first drawing is read as a
 * visitor would, and the page drawn anew. What a page asked for is remembered, so that it comes whole at once from then
 * on. Undefined where it cannot be drawn; where only another round cannot, what there is.
 */
export function createWholeDrawing(read: Read) {
  const askedBy = new Map<string, readonly string[]>()

  function remember(page: string, asked: readonly string[]): void {
    askedBy.delete(page)
    askedBy.set(page, asked)
    if (askedBy.size > remembered) askedBy.delete(askedBy.keys().next().value!)
  }

  return async (draw: Draw, { path, search, language, reads: begun }: PageAsked): Promise<CompletePage | undefined> => {
    const name = JSON.stringify([path, search])
    const tried = new Map<string, unknown>(Object.entries(begun))
    const add = async (keys: readonly string[]) => {
      const missing = keys.filter((key) => !tried.has(key))
      const answers = await Promise.all(missing.map((key) => answerTo(key)))
      missing.forEach((key, at) => void tried.set(key, answers[at]))
      return missing.length > 0
    }
    /** Undefined where it cannot be had, or not by visitors: the page then says so itself, or asks. */
    const answerTo = async (key: string) => {
      const { data } = await read(key, language)
      return data !== undefined && JSON.stringify(data).length <= maxTravelling ? data : undefined
    }
    const known = askedBy.get(name)
    if (known) await add(known)
    let whole: CompletePage | undefined
    for (let round = 0; round < maxRounds; round += 1) {
      const reads = Object.fromEntries([...tried].filter(([, data]) => data !== undefined))
      const drawn = await draw({ path, search, language, reads })
      if (!drawn) return whole
      whole = { drawn, reads }
      remember(name, drawn.asked)
      if (!(await add(drawn.asked))) break
    }
    return whole
  }
}
