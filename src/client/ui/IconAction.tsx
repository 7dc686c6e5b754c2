import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { MouseEventHandler, ReactElement, Ref } from 'react'
import { media } from './media.ts'

const useStyles = makeStyles({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '44px',
    height: '44px',
    padding: 0,
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':disabled': { opacity: 0.4, backgroundColor: 'transparent', cursor: 'default' },
    [media.wide]: { width: '40px', height: '40px' },
  },
  small: { width: '28px', height: '28px', [media.wide]: { width: '28px', height: '28px' } },
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

/** A quiet square button with an icon; `label` is its accessible name. */
export function IconAction({ label, icon, small, className, ...rest }: IconActionProps) {
  const styles = useStyles()
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={mergeClasses(styles.base, small && styles.small, className)}
    >
      {icon}
    </button>
  )
}
