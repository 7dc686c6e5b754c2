import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { paint } from './styles/paint.ts'

const useStyles = makeStyles({
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    lineHeight: '1.75rem',
    fontWeight: 700,
    letterSpacing: 'var(--track-h)',
    color: tokens.colorNeutralForeground1,
  },
})

/** The logo: three overlapping circles. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="9" cy="18" r="7.5" fill={paint.markA} />
      <circle cx="19" cy="18" r="7.5" fill={paint.markB} />
      <circle cx="14" cy="9.5" r="7.5" fill={paint.markC} />
    </svg>
  )
}

/** The logo and name of the site. */
export function BrandMark() {
  const styles = useStyles()
  const { t } = useTranslation()
  const { lng } = useLanguage()
  return (
    <span className={styles.brand} style={{ fontSize: lng === 'arabic' ? 22 : 20 }}>
      <Mark />
      <span>{t('site')}</span>
    </span>
  )
}
