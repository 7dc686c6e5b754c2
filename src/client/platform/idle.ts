/** How long work waits for a page that always has something to do, in ms. */
const idleTimeout = 1000

/** Does what nobody waits for in a moment when the page has nothing else to do, so that it keeps no press waiting. */
export function runWhenIdle(work: () => void): void {
  // Safari has no idle moments to offer.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: idleTimeout })
  else setTimeout(work, 200)
}
