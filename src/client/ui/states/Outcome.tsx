import { makeStyles } from '@fluentui/react-components'
import { type ReactNode, useEffect, useRef } from 'react'
import { moveFocus } from '../overlays/move-focus.ts'

// Focused for screen readers only, so it has no focus ring.
const useStyles = makeStyles({ root: { outlineStyle: 'none' } })

/** What came of a form, in the form's place: it is read out, and the keyboard continues from there. */
export function Outcome({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It replaces a longer form: otherwise the window would stay scrolled to what was below that.
    scrollTo({ top: 0 })
    moveFocus(ref.current)
  }, [])
  return (
    <div ref={ref} role="status" tabIndex={-1} className={useStyles().root} data-sent>
      {children}
    </div>
  )
}
