import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { useTranslation } from 'react-i18next'
import { IosSteps } from './IosSteps.tsx'
import { useInstall } from './use-install.ts'

/** The button that installs the site on this device, beside the badges of the stores; nothing where it cannot be. */
export default function InstallBadge({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  const offer = useInstall()
  if (!offer) return null
  return (
    <>
      <button type="button" className={className} onClick={() => void offer.install()}>
        <ArrowDownload20Regular aria-hidden="true" />
        <span>
          <b>{t('footer.install')}</b>
          <small>{t('footer.installWords')}</small>
        </span>
      </button>
      {offer.showingSteps && <IosSteps onClose={offer.hideSteps} />}
    </>
  )
}
