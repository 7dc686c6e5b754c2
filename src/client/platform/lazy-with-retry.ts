import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { isOffline } from './browser.ts'

/** How long after a failure a chunk is requested again even without an `online` event, in ms. */
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

/** How long after a failure the chunk of a screen is requested once more, in ms. */
const breath = 700

/**
 * Loads a screen; where that fails while the browser is online, it retries once a moment later: what ends a single
 * request (a change of the network's cell, a worker that was just replaced) need not show anybody the page of R-047.
 */
export async function loadScreen<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    if (isOffline()) throw error
    await new Promise((resolve) => setTimeout(resolve, breath))
    return load()
  }
}

/**
 * Lazily loads a part of a page from a chunk of its own, as React's `lazy`, but never fails: while the chunk cannot be
 * loaded, as when the network goes before the worker has cached everything, the part's place stays in its loading
 * state, and everything else stays. A failure would replace the whole screen, and outside of screens the page.
 */
export const lazyWithRetry = <Component extends ComponentType<any>>(
  load: () => Promise<{ default: Component } | undefined>,
): LazyExoticComponent<Component> =>
  lazy(async () => {
    for (;;) {
      // Undefined: the chunk is gone and the page is about to be reloaded for it.
      const module = await load().catch(() => undefined)
      if (module) return module
      await waitUntilOnline()
    }
  })
