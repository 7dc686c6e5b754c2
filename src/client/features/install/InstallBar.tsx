import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { queue } from '../../outbox/queue.ts'
import { deviceStorage } from '../../platform/device-storage.ts'
import { NoticeBar } from '../../ui/states/NoticeBar.tsx'
import { decline, mayOffer } from './engagement.ts'
import { IosSteps } from './IosSteps.tsx'
import { useInstall } from './use-install.ts'

/** Offers to install the site, once the visitor uses it regularly and where their device can (design: offline 22). */
export function InstallBar() {
  const { t } = useTranslation('outbox')
  const [path] = useLocation()
  const [seen, setSeen] = useState(0)
  const [declined, setDeclined] = useState(false)
  const { records, sent } = useSnapshot(queue)
  const offer = useInstall()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page seen counts
  useEffect(() => setSeen((before) => before + 1), [path])
  if (!offer) return null
  if (offer.showingSteps) return <IosSteps onClose={offer.hideSteps} />
  const wanted = !declined && mayOffer(seen, records.length + sent.length > 0, Date.now(), deviceStorage)
  // The outbox page has an offer of its own; where nothing is stored, the offer would come back with each visit.
  if (!wanted || !deviceStorage.isKept() || path === '/outbox') return null
  const postpone = () => {
    setDeclined(true)
    decline(Date.now(), deviceStorage)
  }
  return (
    <NoticeBar
      action={{ label: t('install.action'), run: () => void offer.install() }}
      later={{ label: t('install.later'), run: postpone }}
    >
      {t('install.words')}
    </NoticeBar>
  )
}
