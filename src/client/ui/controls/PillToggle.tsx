import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import type { ReactNode } from 'react'
import { styleEdgeColour } from '../styles/borders.ts'
import { chosenInContrast } from '../styles/contrast.ts'
import { focusRing } from '../styles/focus.ts'
import { media } from '../styles/media.ts'
import { paint } from '../styles/paint.ts'

const useStyles = makeStyles({
  pill: {
    flexShrink: 0,
    gap: '6px',
    height: '44px',
    minWidth: 0,
    maxWidth: 'none',
    paddingInline: '14px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    ':focus-visible': focusRing,
    [media.wide]: { height: '36px' },
  },
  on: {
    backgroundColor: paint.brandTint,
    color: paint.brandFg,
    ...styleEdgeColour(paint.brandLine),
    ...chosenInContrast,
  },
})

interface PillToggleProps {
  on: boolean
  onPress: (on: boolean) => void
  /** Its own look, overriding that of a filter. */
  className?: string
  children: ReactNode
}

/** A filter that is on or off, in a row of filters. */
export function PillToggle({ on, onPress, className, children }: PillToggleProps) {
  const styles = useStyles()
  return (
    <Button
      shape="circular"
      className={mergeClasses(styles.pill, on && styles.on, className)}
      aria-pressed={on}
      onClick={() => onPress(!on)}
    >
      {children}
      {on && <Dismiss16Regular aria-hidden="true" />}
    </Button>
  )
}
