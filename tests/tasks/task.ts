import type { Person } from './person.ts'

/** One of the twenty tasks of the review, with what it counted. */
export type Task = {
  place: number
  what: string
  /** The address it begins at. */
  from: string
  /** Actions the review counted on 23 November 2026, and what its pictures of a new bar would take. */
  before: string
  mocks: string
  /** The most actions it may take. */
  goal: number
  /** Why it takes more than with the mocks, where it does. */
  why?: string
  /** Who does it, where it is not a visitor. */
  as?: 'member' | 'moderator'
  /** Needs the worker that keeps pages for offline use. */
  worker?: true
  /** Done with a keyboard before a wide window, as the review did. */
  wide?: true
  /** What has to be so before it begins, done through the API. */
  prepare?: (person: Person) => Promise<void>
  /** Lives through it, until what was wanted is there. */
  live: (person: Person) => Promise<void>
}
