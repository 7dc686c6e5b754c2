type Work = () => unknown
const work = new Set<Work>()

/**
 * Registers work to finish before the page reloads itself (drafts are flushed here). Returns a function that
 * unregisters it.
 */
export function onBeforeReload(fn: Work): () => void {
  work.add(fn)
  return () => work.delete(fn)
}

/** Waits for the registered work, no matter what its outcome. */
export async function finishBeforeReload(): Promise<void> {
  await Promise.allSettled([...work].map(async (fn) => fn()))
}
