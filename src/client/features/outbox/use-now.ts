import { useEffect, useState } from 'react'

/** Returns the time in ms, updated every `every` ms while `running`. */
export function useNow(running: boolean, every = 1000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [running, every])
  return now
}
