import { makeStyles, mergeClasses, Switch, tokens } from '@fluentui/react-components'
import { PhoneLaptop24Regular } from '@fluentui/react-icons/svg/phone-laptop'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { device, shareDevice } from '../../session/shared-device.ts'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  card: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '16px',
    marginBlockStart: '32px',
  },
  what: { display: 'flex', gap: '12px', '& > svg': { flexShrink: 0, color: tokens.colorNeutralForeground3 } },
  title: { fontWeight: 700 },
})

/** The setting of a device that several people use (design: offline, session for the worker). */
export function SharedDevice() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('outbox')
  const { shared } = useSnapshot(device)
  const id = useId()
  return (
    <Card className={styles.card}>
      <div className={styles.what}>
        <PhoneLaptop24Regular />
        <div>
          <p id={id} className={styles.title}>
            {t('device.title')}
          </p>
          <p id={`${id}-words`} className={mergeClasses(text.s13, text.faint)}>
            {t('device.words')}
          </p>
        </div>
      </div>
      <Switch
        checked={shared}
        aria-labelledby={id}
        aria-describedby={`${id}-words`}
        onChange={(_, { checked }) => shareDevice(checked)}
      />
    </Card>
  )
}
