import { makeStyles } from '@fluentui/react-components'
import { media } from '../../../ui/styles/media.ts'

const useStyles = makeStyles({
  key: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    minWidth: '20px',
    height: '20px',
    paddingInline: '4px',
    border: '1px solid currentColor',
    borderBlockEndWidth: '2px',
    borderRadius: '5px',
    '& kbd': { fontFamily: 'inherit' },
    fontSize: '0.6875rem',
    lineHeight: '1',
    fontWeight: 700,
    // Phones have no keyboard.
    [media.collapsed]: { display: 'none' },
  },
})

/** The shortcut key of a button, shown on it; screen reader users find it with `?`. */
export function KeySign({ children }: { children: string }) {
  const styles = useStyles()
  return (
    <span className={styles.key} aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  )
}
