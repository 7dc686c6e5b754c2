import type { Company } from '../../contract/companies/companies.schema.ts'
import type { KnownPage } from '../../contract/known-page.ts'
import type { TitlePage } from '../../contract/salaries/browse.schema.ts'
import type { Language } from '../platform/http/words.ts'
import type { Read } from './read.ts'

/** The contents of a page's head, and the answers sent along with it. */
export type Description = {
  /** The parts of the title after the site's name. */
  title: string[]
  description?: string
  /**
   * The canonical address of the page. None for pages that search engines should not list: they are private, or do not
   * exist.
   */
  address?: string
  /**
   * True for a page that is shared by its address and describes itself in its head, but that search engines should not
   * list.
   */
  unlisted?: true
  /** The breadcrumb from the home page to this one, names and paths; the last is this page itself and has no path. */
  trail?: [name: string, path?: string][] | undefined
  /** False when there is nothing: no page has this address, or its subject does not exist. */
  found: boolean
  company?: Company
  /** The feed with its news, from `/` on. */
  feed?: string
  /** The address of the preview picture used when it is shared, from `/` on; without one the site's own is used. */
  picture?: string | undefined
  /** The job title the page is about. */
  jobTitle?: TitlePage
  reads: Record<string, unknown>
}

/** A page that exists, and that search engines should not list. */
export const unlisted: Description = { title: [], found: true, reads: {} }
/** A page that does not exist. */
export const missing: Description = { ...unlisted, found: false }

/**
 * A page whose head depends on the subject of the request, with the id alone where a name follows it, and the first of
 * its answers.
 */
export type DescribedPage = KnownPage & { query: URLSearchParams; language: Language; about: unknown; read: Read }
/** The contents of its head. */
export type Head = Omit<Description, 'found' | 'reads'>
