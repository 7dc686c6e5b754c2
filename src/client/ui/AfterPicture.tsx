import { type ReactNode, useEffect, useState } from 'react'
import { withNextPicture } from './next-picture.ts'

/**
 * What follows from a press but is not its answer, such as the panel that opens under a field which shows its focus: it is
 * drawn once the answer has been seen.
 */
export function AfterPicture({ children }: { children: ReactNode }) {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // What a picture begins with would still be part of it; a timer comes after.
    const callOff = withNextPicture(() => {
      timer = setTimeout(setSeen, 0, true)
    })
    return () => {
      callOff()
      clearTimeout(timer)
    }
  }, [])
  return seen && children
}
