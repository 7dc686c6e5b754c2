import { createHash } from 'node:crypto'
import type { DrawnPage, DrawPage, PageAsked } from '../../contract/drawn-page.ts'
import { isAskingForMore } from '../../contract/known-page.ts'

/** Pages whose drawing is kept, the ones asked for longest ago forgotten first: some tens of kilobytes each. */
const maxKept = 300
/** Pages drawn or waiting to be at once, at some tens of milliseconds each: beyond, a browser has its own drawn sooner. */
const maxWaiting = 8
/** Of these so many with a query: whoever makes up addresses takes no place from those that everybody comes to. */
const maxAsking = 2

/** HTML whose styles stand in a sheet of their own. */
export type StyledPage = { html: string; sheet: string }

/** A page as it is sent, with the files of strings it is written with and the answers it asked for (`DrawnPage`). */
export type DrawnView = StyledPage & Pick<DrawnPage, 'strings' | 'asked'>

/** Draws a page for a visitor; undefined where it cannot be drawn, or not now. */
export type Draw = (page: PageAsked) => Promise<DrawnView | undefined>

/**
 * Draws each page once for as long as it says the same, and makes it ready to be sent. What cannot be drawn, or not now, is left to the browser, as
 * every page would be without this. `failed` is told what went wrong; addresses may hold what nobody should read.
 */
export function keepDrawn(draw: DrawPage, failed: (error: unknown) => void) {
  const drawn = new Map<string, Promise<DrawnView | undefined>>()
  let waiting = 0
  let asking = 0
  const drawAnew = (page: PageAsked): Promise<DrawnView | undefined> | undefined => {
    const asks = Number(isAskingForMore(page.search))
    if (waiting >= maxWaiting || asking + asks > maxAsking) return undefined
    waiting += 1
    asking += asks
    return draw(page)
      .then(({ html, ...about }) => ({ ...withStylesApart(makeInert(html)), ...about }))
      .catch((error: unknown) => void failed(error))
      .finally(() => {
        waiting -= 1
        asking -= asks
      })
  }
  return async (page: PageAsked): Promise<DrawnView | undefined> => {
    const key = createHash('sha1').update(JSON.stringify(page)).digest('base64url')
    const known = drawn.get(key) ?? drawAnew(page)
    if (!known) return undefined
    // The last in the list is the one asked for last.
    drawn.delete(key)
    drawn.set(key, known)
    if (drawn.size > maxKept) drawn.delete(drawn.keys().next().value!)
    return known
  }
}

/**
 * Nothing can be typed or sent before the client is there to take it, least of all a password into an address; save what
 * is marked `data-plain`, which the browser sends by itself to where it belongs.
 */
export const makeInert = (drawn: string): string =>
  drawn.replace(/<(?:form|input|select|textarea)(?=[ >])(?![^>]* data-plain=)/g, '$& inert=""')

/**
 * Takes the styles out of the elements' attributes, which the policy of the site forbids there, into a sheet, which it
 * can allow by its hash. The elements keep them as `data-style`, for the client to give back; a style that could end
 * the element around the sheet waits for that.
 */
export function withStylesApart(drawn: string): StyledPage {
  const found = new Map<string, string>()
  const html = drawn.replace(/(<[^<>]*?) style="([^"]*)"/g, (_, before: string, written: string) => {
    found.set(
      written,
      written.replace(/&(?:quot|amp|lt|gt|#x27);/g, (entity) => entityCharacters[entity]!),
    )
    return `${before} data-style="${written}"`
  })
  const rules = [...found.values()]
    .filter((style) => !style.includes('<'))
    .map((style) => `#root [data-style="${escapeForSheet(style)}"]{${style}}`)
  return { html, sheet: rules.join('') }
}

const entityCharacters: Record<string, string> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
}

/** A text between quotes of a style sheet. */
const escapeForSheet = (text: string) => text.replace(/["\\\n]/g, (one) => `\\${one.charCodeAt(0).toString(16)} `)

/** How a policy names a style sheet in the page. */
export const hashOf = (sheet: string) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`
