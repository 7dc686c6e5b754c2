/** A request to render a page, as for a visitor who comes for the first time. */
export type PageAsked = {
  path: string
  /** The query with its question mark, or empty. */
  search: string
  language: 'en' | 'ar'
  /** The responses that travel with the page, by `readKey`. */
  reads: Readonly<Record<string, unknown>>
}

/**
 * The HTML of a page's content, the files of strings it is written with (`home` of `locales/<language>/home.json`), and
 * the keys (`readKey`) of the reads its components requested; the responses that travel are among them.
 */
export type RenderedPage = { html: string; strings: readonly string[]; asked: readonly string[] }

/** Renders a page; rejects when a part of it cannot be rendered without a browser. */
export type RenderPage = (page: PageAsked) => Promise<RenderedPage>
