import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  /** Clips the dot that would begin a line. */
  cut: { overflowX: 'clip' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineStart: '-19px' },
  part: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    '::before': {
      content: '""',
      flexShrink: 0,
      width: '3px',
      height: '3px',
      marginInline: '8px',
      borderRadius: '50%',
      backgroundColor: 'currentColor',
      opacity: 0.55,
    },
  },
})

/** Short facts in one line with a dot between them, which neither begins nor ends a line; missing ones are left out. */
export function DotSeparated({ parts, className }: { parts: readonly ReactNode[]; className?: string }) {
  const styles = useStyles()
  const present = parts.filter(Boolean)
  if (present.length === 0) return null
  return (
    <p className={mergeClasses(styles.cut, className)}>
      <span className={styles.line}>
        {present.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact is known by its place
          <span key={place} className={styles.part}>
            <bdi>{part}</bdi>{' '}
          </span>
        ))}
      </span>
    </p>
  )
}
