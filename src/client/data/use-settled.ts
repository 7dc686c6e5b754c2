import { useEffect, useState } from 'react'

/** The debounce, in ms: letters typed in quick succession are one request to the server, this long after the last. */
const pause = 150

/** Returns what is typed once nothing has been typed for a moment. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
