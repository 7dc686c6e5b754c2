import type { Company } from '../../contract/companies/companies.ts'
import type { KnownPage } from '../../contract/known-page.ts'
import type { TitlePage } from '../../contract/salaries/browse.ts'
import type { Language } from '../platform/http/words.ts'
import type { Read } from './read.ts'

/** What the head of a page says, and the answers that travel with it. */
export type Description = {
  /** The parts of the title after the site's name. */
  title: string[]
  description?: string
  /**
   * The one address the page has, however it is come to. None for pages nobody should find by searching: they are
   * somebody's own, or are not there.
   */
  address?: string
  /** It is shared by its address, and says in its head what it is, but nobody should find it by searching. */
  unlisted?: true
  /** The way from the home page to this one, names and paths; the last is this page itself and has none. */
  trail?: [name: string, path?: string][]
  /** False where nothing is: no page has this address, or what it is about does not exist. */
  found: boolean
  company?: Company
  /** The feed that tells what is new on it, from `/` on. */
  feed?: string
  /** The address of the picture that goes along when it is shared, from `/` on; without one the site's own goes. */
  picture?: string
  /** The job title it is about. */
  jobTitle?: TitlePage
  reads: Record<string, unknown>
}

/** A page that is there, and that nobody should find by searching. */
export const unlisted: Description = { title: [], found: true, reads: {} }
/** No page. */
export const missing: Description = { ...unlisted, found: false }

/** A page whose head is about what is asked for, with the id alone where a name follows it, and the first of its answers. */
export type DescribedPage = KnownPage & { query: URLSearchParams; language: Language; about: unknown; read: Read }
/** What its head says. */
export type Head = Omit<Description, 'found' | 'reads'>
