import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Namespace } from './resources.ts'
import { loadStrings } from './start.ts'

/** A part of a screen and its strings, fetched side by side when it is first shown. */
export function part<Part extends ComponentType<any>>(
  strings: Namespace | readonly Namespace[],
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadStrings(...[strings].flat())])
    return module
  })
}
