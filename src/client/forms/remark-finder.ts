import type { findPeopleNamed } from '../../contract/form/people-named.ts'

let find: typeof findPeopleNamed | undefined

/** Returns what finds names of people; undefined until it is loaded: its lists of names are no part of the first load. */
export const getPeopleFinder = () => find

/** Loads what finds names of people. Rejects where the chunk cannot be loaded. */
export async function loadPeopleFinder(): Promise<void> {
  find = (await import('../../contract/form/people-named.ts')).findPeopleNamed
}
