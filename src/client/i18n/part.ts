import type { ComponentType, LazyExoticComponent } from 'react'
import { lazyWithRetry } from '../platform/lazy-with-retry.ts'
import type { Namespace } from './resources.ts'
import { loadStrings } from './start.ts'

type Module<Component extends ComponentType<any>> = { default: Component }

/**
 * A lazily loaded part of a screen; its code and its strings are fetched in parallel when it is first shown, or before
 * by `ahead`, which fails where `lazyWithRetry` waits.
 */
export function loadPart<Component extends ComponentType<any>, Loaded extends Module<Component> = Module<Component>>(
  strings: Namespace | readonly Namespace[],
  load: () => Promise<Loaded & Module<Component>>,
): LazyExoticComponent<Component> & { ahead: () => Promise<Loaded> } {
  const loadAhead = async () => {
    const [module] = await Promise.all([load(), loadStrings(...[strings].flat())])
    return module
  }
  return Object.assign(lazyWithRetry(loadAhead), { ahead: loadAhead })
}
