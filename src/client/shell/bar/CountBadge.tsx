import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useLanguage } from '../../i18n/LanguageContext.tsx'

const useStyles = makeStyles({
  badge: {
    height: 'auto',
    minWidth: '20px',
    paddingInline: '5px',
    color: '#FFFFFF',
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    fontWeight: 700,
  },
  // Drawn by CSS rather than written: the element that carries it says the count in its own label.
  count: { '::after': { content: 'attr(data-count)' } },
  corner: {
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineEnd: '2px',
    minWidth: '16px',
    paddingInline: '4px',
    fontSize: '0.6875rem',
    lineHeight: '1rem',
    boxShadow: `0 0 0 2px ${tokens.colorNeutralBackground1}`,
  },
})

/** A count on or beside an icon; the accessible words are in the label of the element that carries it. */
export function CountBadge({ count, corner }: { count: number; corner?: boolean }) {
  const styles = useStyles()
  const { format } = useLanguage()
  return (
    <Badge as={'span' as 'div'} className={mergeClasses(styles.badge, corner && styles.corner)} aria-hidden="true">
      <span className={styles.count} data-count={format.number(count)} />
    </Badge>
  )
}
