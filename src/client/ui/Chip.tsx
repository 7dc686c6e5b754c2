import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactElement, ReactNode } from 'react'
import { media } from './styles/media.ts'
import { paint } from './styles/paint.ts'

const useStyles = makeStyles({
  base: {
    height: 'auto',
    minHeight: '28px',
    gap: '6px',
    paddingInline: '10px',
    fontSize: '0.8125rem',
    lineHeight: 'inherit',
    whiteSpace: 'nowrap',
    [media.zoomed]: { whiteSpace: 'normal' },
  },
  icon: { marginInline: 0, fontSize: 'inherit' },
  plain: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
  good: { backgroundColor: paint.goodTint, color: paint.good },
  bad: { backgroundColor: paint.badTint, color: paint.bad },
  brand: { backgroundColor: paint.brandTint, color: paint.brandFg },
  warn: { backgroundColor: paint.warnTint, color: paint.warn },
  danger: { backgroundColor: paint.dangerTint, color: paint.danger },
})

export type ChipTone = 'plain' | 'good' | 'bad' | 'brand' | 'warn' | 'danger'

/** A small rounded label; its colour always repeats what the words or the icon say. */
export function Chip({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: ChipTone
  icon?: ReactElement
  children: ReactNode
}) {
  const styles = useStyles()
  return (
    <Badge
      // It is inline in lines of text, though Fluent's types know no other element than a block.
      as={'span' as 'div'}
      className={mergeClasses(styles.base, styles[tone])}
      icon={icon && { as: 'span', className: styles.icon, children: icon }}
    >
      {children}
    </Badge>
  )
}
