import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useLanguage } from '../../i18n/LanguageContext.tsx'

const useStyles = makeStyles({
  badge: {
    height: 'auto',
    minWidth: '20px',
    paddingInline: '5px',
    color: '#FFFFFF',
    fontSize: '12px',
    lineHeight: '20px',
    fontWeight: 700,
  },
  // Drawn rather than written: what carries it says the count in its label, in a place of its own.
  count: { '::after': { content: 'attr(data-count)' } },
  corner: {
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineEnd: '2px',
    minWidth: '16px',
    paddingInline: '4px',
    fontSize: '11px',
    lineHeight: '16px',
    boxShadow: `0 0 0 2px ${tokens.colorNeutralBackground1}`,
  },
})

/** A count on or beside an icon; the words that say it stand in the label of what carries it. */
export function CountBadge({ count, corner }: { count: number; corner?: boolean }) {
  const styles = useStyles()
  const { format } = useLanguage()
  return (
    <Badge as={'span' as 'div'} className={mergeClasses(styles.badge, corner && styles.corner)} aria-hidden="true">
      <span className={styles.count} data-count={format.number(count)} />
    </Badge>
  )
}
