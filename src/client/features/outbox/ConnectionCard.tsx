import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CloudArrowUp24Regular } from '@fluentui/react-icons/svg/cloud-arrow-up'
import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import { useTranslation } from 'react-i18next'
import { canSendWhenClosed } from '../../outbox/background.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    marginBlockStart: '20px',
    paddingBlock: '14px',
    paddingInline: '16px',
    borderRadius: '12px',
    backgroundColor: paint.brandTint,
    '& > svg': { flexShrink: 0, color: paint.brandFg },
  },
  title: { fontWeight: 700 },
})

/** What the connection means for the waiting records: being sent, or sent later, and by whom. */
export function ConnectionCard({ offline, sending, waiting }: { offline: boolean; sending: boolean; waiting: number }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('outbox')
  if (!sending && !(offline && waiting > 0)) return null
  return (
    <div className={styles.card}>
      {sending ? <CloudArrowUp24Regular /> : <CloudOff24Regular />}
      <div>
        <p className={styles.title}>{t(sending ? 'connection.sendingTitle' : 'connection.offline')}</p>
        <p className={mergeClasses(text.s13, text.muted)}>
          {sending
            ? t('connection.sending', { count: 1, total: waiting })
            : t(canSendWhenClosed() ? 'connection.byItself' : 'connection.nextStart')}
        </p>
      </div>
    </div>
  )
}
