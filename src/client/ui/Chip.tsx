import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactElement, ReactNode } from 'react'
import { media } from './media.ts'
import { paint } from './paint.ts'

const useStyles = makeStyles({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '28px',
    paddingInline: '10px',
    borderRadius: '999px',
    fontSize: '13px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    [media.zoomed]: { whiteSpace: 'normal' },
  },
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
    <span className={mergeClasses(styles.base, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}
