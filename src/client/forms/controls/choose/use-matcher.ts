import { useEffect, useState } from 'react'
import { runWhenIdle } from '../../../platform/idle.ts'
import { type FindMatching, findContaining } from './filter-options.ts'

let loaded: FindMatching | undefined

/**
 * Returns how items are matched with what is typed. What forgives slips and other spellings is a tenth of a form's code:
 * it is loaded once the page is idle. Until then, and where it cannot be loaded, items are found by the letters alone.
 */
export function useMatcher(): FindMatching {
  const [find, setFind] = useState<FindMatching>(() => loaded ?? findContaining)
  useEffect(() => {
    if (loaded) return setFind(() => loaded ?? findContaining)
    let isGone = false
    runWhenIdle(async () => {
      const chunk = await import('./find-matching.ts').catch(() => undefined)
      if (!chunk) return
      loaded = chunk.findMatching
      if (!isGone) setFind(() => chunk.findMatching)
    })
    return () => {
      isGone = true
    }
  }, [])
  return find
}
