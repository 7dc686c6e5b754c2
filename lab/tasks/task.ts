import type { Person } from './person.ts'

/** A task of the reviews, with its counts. */
export type Task = {
  place: number
  what: string
  /** The address at which the task starts. */
  from: string
  /** The actions the review counted on 23 November 2026, and those its mocks would take. */
  before: string
  mocks: string
  /** The most actions the task may take. */
  goal: number
  /** Why the task takes more than with the mocks, where it does. */
  why?: string
  /** The person who does it, where it is not a visitor. A newcomer is who has signed up in task 9, and knows no more. */
  as?: 'member' | 'moderator' | 'employer' | 'newcomer'
  /** True where the task needs the service worker that keeps pages for offline use. */
  worker?: true
  /** True where the task is done with a keyboard in a wide window, as in the review. */
  wide?: true
  /** The place of a task that comes before, because the account then knows what this one is not to ask again. */
  after?: number
  /** Creates what the task requires beforehand, through the API. */
  prepare?: (person: Person) => Promise<void>
  /** Does the task until its goal is reached. */
  live: (person: Person) => Promise<void>
}
