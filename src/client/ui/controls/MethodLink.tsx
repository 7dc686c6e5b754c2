import { makeStyles, tokens } from '@fluentui/react-components'
import { Info16Regular } from '@fluentui/react-icons/svg/info'
import { useTranslation } from 'react-i18next'
import { Link } from '../../router/Link.tsx'

const useStyles = makeStyles({
  link: {
    position: 'relative',
    display: 'inline-grid',
    marginInlineStart: '4px',
    verticalAlign: '-3px',
    color: tokens.colorNeutralForeground3,
    // A touch target as large as any other control's, without spacing out the text.
    '::after': { content: '""', position: 'absolute', inset: '-14px' },
  },
})

/** The link from an uncertain number to the explanation of how it is computed. */
export function MethodLink() {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Link href="/methodology" className={styles.link} aria-label={t('method')} title={t('method')}>
      <Info16Regular />
    </Link>
  )
}
