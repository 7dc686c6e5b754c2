import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { runAfterNextFrame } from './frames.ts'

/**
 * What follows from a press but is not its answer, such as the panel that opens under a field which shows its focus: it is
 * drawn once the answer has been seen.
 */
export function AfterPicture({ children }: { children: ReactNode }) {
  const [seen, setSeen] = useState(false)
  useEffect(() => runAfterNextFrame(() => setSeen(true)), [])
  return seen && children
}

/** `value` as it was at the last picture, for what is large and follows from it; it is drawn in slices. */
export function useAfterPaint<Value>(value: Value): Value {
  const [late, setLate] = useState(value)
  useEffect(() => {
    if (late !== value) return runAfterNextFrame(() => startTransition(() => setLate(() => value)))
  }, [late, value])
  return late
}
