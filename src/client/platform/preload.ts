import { useEffect } from 'react'
import { runWhenIdle } from './idle.ts'

type Load = () => Promise<unknown>

/** How long preloading waits for the page to finish loading: `most` checks, one every `every` ms. */
const look = { every: 100, most: 50 }

const hasSkeleton = () => document.querySelector('[aria-busy="true"]') !== null

/**
 * Loads what a press may need before it is pressed, once the page has loaded, one after the other and each while the
 * page is idle and waits for nothing itself. What fails to load is requested again when it is needed.
 */
export function usePreload(...loads: readonly Load[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a place loads is the same for as long as it is there
  useEffect(() => {
    let gone = false
    let looks = 0
    const loadNext = (at: number) =>
      runWhenIdle(async () => {
        const load = loads[at]
        if (gone || !load) return
        if (hasSkeleton() && ++looks < look.most) return void setTimeout(loadNext, look.every, at)
        await load().catch(() => {})
        loadNext(at + 1)
      })
    const begin = () => loadNext(0)
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin)
    return () => {
      gone = true
      removeEventListener('load', begin)
    }
  }, [])
}
