import { useEffect, useRef } from 'react'

/**
 * Goes on with what a visitor was about to do when they were asked to log in (`askLogin(words, intent)`): back on the
 * page, `act` runs once. Name intents so that only the one component concerned knows them (`write salary`, `like 8f1`).
 */
export function useIntent(intent: string, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (history.state?.intent !== intent) return
    history.replaceState({ ...history.state, intent: undefined }, '')
    latest.current()
  }, [intent])
}
