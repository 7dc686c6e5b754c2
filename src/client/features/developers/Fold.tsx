import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import type { ReactNode } from 'react'
import { paint } from '../../ui/styles/paint.ts'

const useStyles = makeStyles({
  fold: { '&[open] > summary > svg': { rotate: '180deg' } },
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '56px',
    paddingBlock: '10px',
    listStyleType: 'none',
    cursor: 'pointer',
    ':hover': { color: paint.brandFg },
    '::-webkit-details-marker': { display: 'none' },
    '& > svg': { flexShrink: 0, marginInlineStart: 'auto', color: tokens.colorNeutralForeground3 },
  },
})

interface FoldProps {
  heading: ReactNode
  id?: string
  className?: string
  children: ReactNode
}

/** Content that expands under its heading, without a script of ours, and is found by the browser's own search. */
export function Fold({ heading, children, ...rest }: FoldProps) {
  const styles = useStyles()
  return (
    <details {...rest} className={mergeClasses(styles.fold, rest.className)}>
      <summary className={styles.summary}>
        {heading}
        <ChevronDown20Regular aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
