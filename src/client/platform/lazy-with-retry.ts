import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** How long after a failure a part is asked for again though nobody said that the network is back, in ms. */
const pause = 10_000

const backOnline = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, pause)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    addEventListener('online', done)
  })

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
      await backOnline()
    }
  })
