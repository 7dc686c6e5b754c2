import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { runAfterNextFrame } from './frames.ts'

/**
 * Renders its children after the next frame: they follow from a press but are not its response, such as the panel that
 * opens under a field which shows its focus, so they are rendered once the response has been painted.
 */
export function AfterPicture({ children }: { children: ReactNode }) {
  const [seen, setSeen] = useState(false)
  useEffect(() => runAfterNextFrame(() => setSeen(true)), [])
  return seen && children
}

/**
 * Returns `value` as of the last painted frame, for large content that follows from it; that content is rendered in
 * slices.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [late, setLate] = useState(value)
  useEffect(() => {
    if (late !== value) return runAfterNextFrame(() => startTransition(() => setLate(() => value)))
  }, [late, value])
  return late
}
