import type { findRemarks } from '../../contract/remarks/remarks.ts'

let find: typeof findRemarks | undefined

/**
 * Returns what finds insults and names of people; undefined until it is loaded: its lists of words are no part of the
 * first load.
 */
export const getRemarkFinder = () => find

/** Loads what finds insults and names of people. Rejects where the chunk cannot be loaded. */
export async function loadRemarkFinder(): Promise<void> {
  find = (await import('../../contract/remarks/remarks.ts')).findRemarks
}
