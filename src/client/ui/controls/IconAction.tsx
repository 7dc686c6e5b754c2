import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import type { MouseEventHandler, ReactElement, Ref } from 'react'
import { focusRing } from '../styles/focus.ts'
import { media } from '../styles/media.ts'

const useStyles = makeStyles({
  base: {
    position: 'relative',
    flexShrink: 0,
    width: '44px',
    minWidth: 0,
    maxWidth: 'none',
    height: '44px',
    padding: 0,
    ':focus-visible': focusRing,
    [media.wide]: { width: '40px', height: '40px' },
  },
  small: { width: '28px', height: '28px', [media.wide]: { width: '28px', height: '28px' } },
  icon: { width: 'auto', height: 'auto', color: 'inherit' },
})

interface IconActionProps {
  label: string
  icon: ReactElement
  small?: boolean
  className?: string
  disabled?: boolean
  onClick?: MouseEventHandler<HTMLButtonElement>
  onPointerEnter?: () => void
  'aria-expanded'?: boolean
  'aria-pressed'?: boolean
  'aria-haspopup'?: 'menu' | 'dialog'
  ref?: Ref<HTMLButtonElement>
}

/** A subtle square button with an icon; `label` is its accessible name. */
export function IconAction({ label, icon, small, className, ...rest }: IconActionProps) {
  const styles = useStyles()
  return (
    <Button
      appearance="subtle"
      aria-label={label}
      {...rest}
      icon={{ className: styles.icon, children: icon }}
      className={mergeClasses(styles.base, small && styles.small, className)}
    />
  )
}
