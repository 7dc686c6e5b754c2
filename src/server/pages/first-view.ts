import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isAskingForMore } from '../../contract/known-page.ts'
import type { PageAsked, RenderedPage, RenderPage } from '../../contract/rendered-page.ts'
import { LruMap } from '../platform/lru-map.ts'

/** The number of prerendered pages cached, least recently used evicted first: some tens of kilobytes each. */
const maxKept = 300
/**
 * The most pages being rendered or waiting, at some tens of milliseconds each: beyond that, a browser renders its own
 * page sooner.
 */
const maxWaiting = 8
/** The most of these with a query: made-up addresses take no place from those that everybody visits. */
const maxAsking = 2

/** HTML whose styles are in a separate style sheet. */
export type StyledPage = { html: string; sheet: string }

/** A page as it is sent, with the files of strings it uses and the answers it asked for (`RenderedPage`). */
export type RenderedView = StyledPage & Pick<RenderedPage, 'strings' | 'asked'>

/** Renders a page for a visitor; resolves to undefined when it cannot be rendered, or not at present. */
export type Render = (page: PageAsked) => Promise<RenderedView | undefined>

/**
 * Renders each page once for as long as its content is the same, and makes it ready to be sent. A page that the server
 * cannot render, or not within `timeout` ms, is left to the browser. `failed` is called with the error, without the
 * address, which may be private.
 */
export function createRenderCache(render: RenderPage, failed: (error: unknown) => void, timeout = 10_000) {
  const rendered = new LruMap<string, Promise<RenderedView | undefined>>(maxKept)
  let waiting = 0
  let asking = 0
  const renderAgain = (page: PageAsked): Promise<RenderedView | undefined> | undefined => {
    const asks = Number(isAskingForMore(page.search))
    if (waiting >= maxWaiting || asking + asks > maxAsking) return undefined
    waiting += 1
    asking += asks
    return render(page)
      .then(({ html, ...about }) => ({ ...withStylesApart(makeInert(html)), ...about }))
      .catch((error: unknown) => void failed(error))
      .finally(() => {
        waiting -= 1
        asking -= asks
      })
  }
  return async (page: PageAsked): Promise<RenderedView | undefined> => {
    const key = createHash('sha1').update(JSON.stringify(page)).digest('base64url')
    const known = rendered.get(key) ?? renderAgain(page)
    if (!known) return undefined
    rendered.set(key, known)
    const answered = new AbortController()
    const late = wait(timeout, undefined, { ref: false, signal: answered.signal }).catch(() => undefined)
    return Promise.race([known, late]).finally(() => answered.abort())
  }
}

/**
 * Makes the form elements of a prerendered page inert: nothing can be typed or sent before the client runs, least of
 * all a password into an address. Except elements marked `data-plain`, which the browser submits correctly by itself.
 */
export const makeInert = (rendered: string): string =>
  rendered.replace(/<(?:form|input|select|textarea)(?=[ >])(?![^>]* data-plain=)/g, '$& inert=""')

/**
 * Moves inline styles, which the site's policy forbids, to a style sheet, which it can allow by its hash. The elements
 * keep them as `data-style`, for the client to restore; a style that could close the style element is left to that.
 */
export function withStylesApart(rendered: string): StyledPage {
  const found = new Map<string, string>()
  const html = rendered.replace(/(<[^<>]*?) style="([^"]*)"/g, (_, before: string, written: string) => {
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

/** Escapes a text for use between quotes in a style sheet. */
const escapeForSheet = (text: string) => text.replace(/["\\\n]/g, (one) => `\\${one.charCodeAt(0).toString(16)} `)

/** Computes the hash by which a policy names a style sheet in the page. */
export const hashOf = (sheet: string) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`
