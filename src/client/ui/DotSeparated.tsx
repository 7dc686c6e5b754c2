import { makeStyles, mergeClasses } from '@fluentui/react-components'

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

/** Short facts in one line with a dot between them; missing ones are left out. */
export function DotSeparated({
  parts,
  className,
}: {
  parts: readonly (string | null | undefined)[]
  className?: string
}) {
  const styles = useStyles()
  const present = parts.filter((part): part is string => Boolean(part))
  if (present.length === 0) return null
  return (
    <p className={mergeClasses(styles.cut, className)}>
      <span className={styles.line}>
        {present.map((part) => (
          <span key={part} className={styles.part}>
            <bdi>{part}</bdi>{' '}
          </span>
        ))}
      </span>
    </p>
  )
}
