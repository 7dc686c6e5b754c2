import { useTranslation } from 'react-i18next'
import { NoticeBar } from '../../ui/states/NoticeBar.tsx'

/** Offers a new version; nothing happens until it is asked for. */
export function UpdateBar({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) {
  const { t } = useTranslation('outbox')
  return (
    <NoticeBar action={{ label: t('update.action'), run: onUpdate }} later={{ label: t('update.later'), run: onLater }}>
      {t('update.words')}
    </NoticeBar>
  )
}
