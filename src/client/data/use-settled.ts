import { useEffect, useState } from 'react'

/** The debounce, in ms: letters typed in quick succession are one request to the server, this long after the last. */
const pause = 150

/** Returns what is typed once nothing has been typed for a moment, in ms. */
export function useSettled(typed: string, moment = pause): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), moment)
    return () => clearTimeout(timer)
  }, [typed, moment])
  return settled
}
