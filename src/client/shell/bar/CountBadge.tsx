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
  // Drawn by CSS rather than written: the element that carries it says the count in its own label.
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
