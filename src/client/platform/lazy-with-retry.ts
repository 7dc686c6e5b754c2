import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** How long after a failure a part is asked for again though nobody said that the network is back, in ms. */
const pause = 10_000

const waitUntilOnline = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, pause)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    addEventListener('online', done)
  })

/** How long after a failure a whole screen is asked for once more, in ms. */
const breath = 700

/**
 * Loads a screen; where that fails though there is a network, once more a moment later: what ends a single request (another
 * cell of the network, a worker that was just replaced) need not show anybody the page of R-047.
 */
export async function loadScreen<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine) throw error
    await new Promise((resolve) => setTimeout(resolve, breath))
    return load()
  }
}

/**
 * A part of a page in a chunk of its own, as React's `lazy`, but one that never fails: while it cannot be had, as when
 * the network goes before the worker has everything, its place waits as it does at first, and all else stays. A failure
 * would take the whole screen away, and outside of screens the page.
 */
export const lazyWithRetry = <Component extends ComponentType<any>>(
  load: () => Promise<{ default: Component } | undefined>,
): LazyExoticComponent<Component> =>
  lazy(async () => {
    for (;;) {
      // Nothing comes of a chunk that is gone when the page is about to be loaded anew for it.
      const module = await load().catch(() => undefined)
      if (module) return module
      await waitUntilOnline()
    }
  })
