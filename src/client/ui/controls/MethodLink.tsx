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
    // As large to a finger as any other control, without pushing the words apart.
    '::after': { content: '""', position: 'absolute', inset: '-14px' },
  },
})

/** The way from a number that is not certain to how it is computed. */
export function MethodLink() {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Link href="/methodology" className={styles.link} aria-label={t('method')} title={t('method')}>
      <Info16Regular />
    </Link>
  )
}
