/** How long work waits at most for a page that is never idle, in ms. */
const idleTimeout = 1000

/** Runs work that nobody waits for while the page is idle, so that it delays no press. */
export function runWhenIdle(work: () => void): void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: idleTimeout })
  else setTimeout(work, 200)
}
