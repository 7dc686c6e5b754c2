import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { MouseEventHandler, ReactElement, Ref } from 'react'
import { media } from './media.ts'

const useStyles = makeStyles({
  base: {
    position: 'relative',
    flexShrink: 0,
    minWidth: '44px',
    width: '44px',
    height: '44px',
    padding: 0,
    color: tokens.colorNeutralForeground2,
    [media.wide]: { minWidth: '40px', width: '40px', height: '40px' },
  },
  small: {
    minWidth: '28px',
    width: '28px',
    height: '28px',
    [media.wide]: { minWidth: '28px', width: '28px', height: '28px' },
  },
})

interface IconActionProps {
  label: string
  icon: ReactElement
  small?: boolean
  className?: string
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
    <Button
      appearance="subtle"
      type="button"
      aria-label={label}
      icon={icon}
      {...rest}
      className={mergeClasses(styles.base, small && styles.small, className)}
    />
  )
}
