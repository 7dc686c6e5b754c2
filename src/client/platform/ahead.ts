import { useEffect } from 'react'
import { runWhenIdle } from './idle.ts'

type Load = () => Promise<unknown>

/** How long what is shown goes before what may be shown, in looks of so many ms. */
const look = { every: 100, most: 50 }

const hasBones = () => document.querySelector('[aria-busy="true"]') !== null

/**
 * Loads what a press may need before it is pressed, once the page has loaded, one after the other and each in a moment
 * when the page has nothing else to do and waits for nothing itself. What cannot be had now is asked for again when it
 * is needed.
 */
export function useAhead(...loads: readonly Load[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a place loads is the same for as long as it is there
  useEffect(() => {
    let gone = false
    let looks = 0
    const loadNext = (at: number) =>
      runWhenIdle(async () => {
        const load = loads[at]
        if (gone || !load) return
        if (hasBones() && ++looks < look.most) return void setTimeout(loadNext, look.every, at)
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
