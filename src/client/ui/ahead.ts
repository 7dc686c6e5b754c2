import { useEffect } from 'react'
import { whenIdle } from './idle.ts'

type Load = () => Promise<unknown>

/**
 * Loads what a press may need before it is pressed, once the page has loaded, one after the other and each in a moment
 * when the page has nothing else to do. What cannot be had now is asked for again when it is needed.
 */
export function useAhead(...loads: readonly Load[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a place loads is the same for as long as it is there
  useEffect(() => {
    let gone = false
    const next = (at: number) =>
      whenIdle(async () => {
        const load = loads[at]
        if (gone || !load) return
        await load().catch(() => {})
        next(at + 1)
      })
    const begin = () => next(0)
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin)
    return () => {
      gone = true
      removeEventListener('load', begin)
    }
  }, [])
}
