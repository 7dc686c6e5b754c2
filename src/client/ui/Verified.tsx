import { makeStyles } from '@fluentui/react-components'
import { CheckmarkStarburst16Filled, CheckmarkStarburst24Filled } from '@fluentui/react-icons/svg/checkmark-starburst'
import { useTranslation } from 'react-i18next'
import { paint } from './paint.ts'

const useStyles = makeStyles({
  badge: { display: 'inline-grid', verticalAlign: '-3px', color: paint.brandFg },
  large: { verticalAlign: '-5px' },
})

/** The badge of an unlocked company; its tooltip and accessible name say what it means (C-032). */
export function Verified({ large }: { large?: boolean }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = t('verified')
  return (
    <span
      className={large ? `${styles.badge} ${styles.large}` : styles.badge}
      title={words}
      role="img"
      aria-label={words}
    >
      {large ? <CheckmarkStarburst24Filled /> : <CheckmarkStarburst16Filled />}
    </span>
  )
}
