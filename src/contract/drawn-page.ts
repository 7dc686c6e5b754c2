/** A page to draw for somebody who was never here. */
export type PageAsked = {
  path: string
  /** With its question mark, or empty. */
  search: string
  language: 'en' | 'ar'
  /** The answers that travel with the page, by `readKey`. */
  reads: Readonly<Record<string, unknown>>
}

/**
 * The HTML of a page's content, the files of strings it is written with (`home` of `locales/<language>/home.json`), and
 * the answers its parts asked for, by `readKey`, those that travel among them.
 */
export type DrawnPage = { html: string; strings: readonly string[]; asked: readonly string[] }

/** Rejects when a part of the page cannot be drawn without a browser. */
export type DrawPage = (page: PageAsked) => Promise<DrawnPage>
