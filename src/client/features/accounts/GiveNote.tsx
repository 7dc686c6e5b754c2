import { makeStyles, tokens } from '@fluentui/react-components'
import { Handshake24Regular } from '@fluentui/react-icons/svg/handshake'
import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/controls/Action.tsx'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'

const useStyles = makeStyles({
  note: {
    display: 'flex',
    gap: '12px',
    marginInline: '16px',
    marginBlockEnd: '20px',
    padding: '14px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: paint.brandTint,
    '& > svg': { flexShrink: 0, color: paint.brandFg },
    [media.tablet]: { marginInline: '32px' },
  },
  title: { fontWeight: 700 },
  words: { color: tokens.colorNeutralForeground2 },
  later: { marginBlockStart: '12px' },
})

/**
 * What sharing a salary unlocks, and how it is stored: shown before the person is asked to agree, with a button that
 * skips it.
 */
export function GiveNote({ onLater }: { onLater: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('accounts')
  return (
    <div className={styles.note}>
      <Handshake24Regular aria-hidden="true" />
      <div>
        <p className={styles.title}>{t('give.title')}</p>
        <p className={styles.words}>{t('give.words')}</p>
        <Action kind="soft" className={styles.later} onClick={onLater}>
          {t('give.later')}
        </Action>
      </div>
    </div>
  )
}
