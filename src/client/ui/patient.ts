import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type Load<Loaded> = () => Promise<Loaded>

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
export const patient = <Component extends ComponentType<any>>(
  load: Load<{ default: Component }>,
): LazyExoticComponent<Component> =>
  lazy(async () => {
    for (;;)
      try {
        return await load()
      } catch {
        await backOnline()
      }
  })
