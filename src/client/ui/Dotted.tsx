import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Fragment } from 'react'

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' },
  dot: {
    flexShrink: 0,
    width: '3px',
    height: '3px',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    opacity: 0.55,
  },
})

/** Short facts in one line with a dot between them; missing ones are left out. */
export function Dotted({ parts, className }: { parts: readonly (string | null | undefined)[]; className?: string }) {
  const styles = useStyles()
  const present = parts.filter((part): part is string => Boolean(part))
  if (present.length === 0) return null
  return (
    <p className={mergeClasses(styles.line, className)}>
      {present.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && <i className={styles.dot} />}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </p>
  )
}
