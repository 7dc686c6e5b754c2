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
    fontSize: '11px',
    lineHeight: '1',
    fontWeight: 700,
    // Phones have no keys.
    [media.collapsed]: { display: 'none' },
  },
})

/** The key that does what a button does, on the button; screen readers learn it from `?`. */
export function KeySign({ children }: { children: string }) {
  const styles = useStyles()
  return (
    <span className={styles.key} aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  )
}
