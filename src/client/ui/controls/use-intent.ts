import { useEffect, useRef } from 'react'

/**
 * Resumes what a visitor was about to do when they were asked to log in: after `askLogin(words, 'write salary')`, back
 * on the page, `useIntent('write', act)` calls `act('salary')`, once. Only the component that asked knows the name,
 * which has no space; one of several of its kind has its id in it (`found-<id>`).
 */
export function useIntent(name: string, act: (about: string) => unknown): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const [wanted, ...about] = String(history.state?.intent ?? '').split(' ')
    if (wanted !== name) return
    history.replaceState({ ...history.state, intent: undefined }, '')
    latest.current(about.join(' '))
  }, [name])
}
