import { makeStyles } from '@fluentui/react-components'
import { Desktop20Regular } from '@fluentui/react-icons/svg/desktop'
import { Phone20Regular } from '@fluentui/react-icons/svg/phone'
import { Tablet20Regular } from '@fluentui/react-icons/svg/tablet'
import { useTranslation } from 'react-i18next'
import type { DeviceKind } from '../../../contract/accounts/devices.ts'
import type { OwnSession } from '../../../contract/accounts/security.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    paddingBlock: '12px',
    '& + &': lineAbove,
    [media.zoomed]: { flexWrap: 'wrap' },
  },
  words: { flexGrow: 1, minWidth: 0 },
  icon: { flexShrink: 0 },
})

const icons: Record<DeviceKind, typeof Phone20Regular> = {
  phone: Phone20Regular,
  tablet: Tablet20Regular,
  computer: Desktop20Regular,
  unknown: Desktop20Regular,
}

/** One signed-in device: its kind and the day it was last used, which is all that is known. */
export function SessionRow({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('account-security')
  const { format } = useLanguage()
  const device = t(`sessions.device.${session.device}`)
  const day = format.day(session.last_seen)
  const Icon = icons[session.device]
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} />
      <div className={styles.words}>
        <p className={text.strong}>{device}</p>
        <p className={`${text.s13} ${text.faint}`}>
          {session.current ? t('sessions.current') : t('sessions.lastSeen', { day })}
        </p>
      </div>
      {!session.current && (
        <Action size="small" disabled={busy} aria-label={t('sessions.endOf', { device, day })} onClick={onEnd}>
          {t('sessions.end')}
        </Action>
      )}
    </li>
  )
}
