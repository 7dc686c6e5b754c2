import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { PhoneLaptop24Regular } from '@fluentui/react-icons/svg/phone-laptop'
import { useTranslation } from 'react-i18next'
import type { SignedInDevice } from '../../../contract/notifications/activity.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  card: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 12px', alignItems: 'start' },
  icon: { display: 'flex', color: paint.brandFg, paddingBlockStart: '2px' },
  body: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', justifyItems: 'start' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
})

/** Another device that signed in since this one did, with a button that signs it out. */
export function DeviceCard({ device, isNew }: { device: SignedInDevice; isNew: boolean }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('activity')
  const { format } = useLanguage()
  const where = { device: t(`devices.${device.device}`), month: format.month(device.month) }
  return (
    <Card as="li" padded className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        <PhoneLaptop24Regular />
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={text.h16}>{t('devices.title')}</h2>
          {isNew && <Chip tone="brand">{t('new')}</Chip>}
        </div>
        <p className={mergeClasses(text.s13, text.muted)}>{t('devices.where', where)}</p>
        <p>{t('devices.words')}</p>
        <Action size="small" href="/user/myprofile/devices">
          {t('devices.look')}
        </Action>
      </div>
    </Card>
  )
}
