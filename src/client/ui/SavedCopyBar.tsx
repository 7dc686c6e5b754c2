import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { PhoneLaptop20Regular } from '@fluentui/react-icons/svg/phone-laptop'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { paint } from './paint.ts'

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    paddingInline: '16px',
    paddingBlock: '4px',
    minHeight: '44px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${paint.warnLine}`,
    backgroundColor: paint.warnTint,
    color: tokens.colorNeutralForeground1,
    '& > svg': { color: paint.warn, flexShrink: 0 },
  },
  words: { flexGrow: 1 },
  refresh: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '44px',
    border: 0,
    padding: 0,
    background: 'none',
    color: paint.warn,
    fontWeight: 600,
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '4px' },
  },
})

interface SavedCopyBarProps {
  /** When the copy was saved on this device, ISO. */
  savedAt: string
  now: Date
  refresh: () => void
}

/** Says that the page is a saved copy, how old it is, and refreshes it in place (offline.md 5). */
export function SavedCopyBar({ savedAt, now, refresh }: SavedCopyBarProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { format } = useLanguage()
  return (
    <div className={styles.bar} role="status" data-print="no">
      <PhoneLaptop20Regular />
      <span className={styles.words}>{t('saved.copy', { age: format.age(savedAt, now) })}</span>
      <button type="button" className={styles.refresh} onClick={refresh}>
        <ArrowClockwise16Regular />
        {t('saved.refresh')}
      </button>
    </div>
  )
}
