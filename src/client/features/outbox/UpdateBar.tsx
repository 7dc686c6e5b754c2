import { useTranslation } from 'react-i18next'
import { NoticeBar } from '../../ui/states/NoticeBar.tsx'

/** Offers a new version, which is not activated before the person accepts. */
export function UpdateBar({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) {
  const { t } = useTranslation('outbox')
  return (
    <NoticeBar action={{ label: t('update.action'), run: onUpdate }} later={{ label: t('update.later'), run: onLater }}>
      {t('update.words')}
    </NoticeBar>
  )
}
