import { makeStyles } from '@fluentui/react-components'
import { AddSquare24Regular } from '@fluentui/react-icons/svg/add-square'
import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark'
import { ShareIos24Regular } from '@fluentui/react-icons/svg/share-ios'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../ui/overlays/Modal.tsx'
import { paint } from '../../ui/styles/paint.ts'

const useStyles = makeStyles({
  steps: { display: 'grid', gap: '16px', marginBlockStart: '16px' },
  step: { display: 'flex', gap: '12px', alignItems: 'center', '& > svg': { flexShrink: 0, color: paint.brandFg } },
})

const steps = [
  { key: 'share', icon: <ShareIos24Regular /> },
  { key: 'add', icon: <AddSquare24Regular /> },
  { key: 'confirm', icon: <Checkmark24Regular /> },
] as const

/** How to install the site on an iPhone or iPad, whose browsers have no install prompt. */
export function IosSteps({ onClose }: { onClose: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('outbox')
  return (
    <Modal title={t('install.iosTitle')} onClose={onClose}>
      <ol className={styles.steps}>
        {steps.map(({ key, icon }) => (
          <li key={key} className={styles.step}>
            {icon}
            <span>{t(`install.ios.${key}`)}</span>
          </li>
        ))}
      </ol>
    </Modal>
  )
}
