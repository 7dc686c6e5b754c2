import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { useText } from '../../ui/styles/text.ts'
import { IosSteps } from './IosSteps.tsx'
import { useInstall } from './use-install.ts'

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 16px',
    padding: '16px',
    marginBlockStart: '16px',
  },
  what: {
    display: 'flex',
    gap: '12px',
    flex: '1 1 240px',
    '& > svg': { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  },
  title: { fontWeight: 700 },
})

/** The card to install the site as an app on this device; nothing where it is installed already or cannot be. */
export function InstallCard() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('outbox')
  const offer = useInstall()
  if (!offer) return null
  return (
    <Card className={styles.card}>
      <div className={styles.what}>
        <ArrowDownload24Regular />
        <div>
          <p className={styles.title}>{t('install.title')}</p>
          <p className={mergeClasses(text.s13, text.faint)}>{t('install.why')}</p>
        </div>
      </div>
      <Action kind="soft" onClick={() => void offer.install()}>
        {t(offer.way === 'ios' ? 'install.how' : 'install.action')}
      </Action>
      {offer.showingSteps && <IosSteps onClose={offer.hideSteps} />}
    </Card>
  )
}
