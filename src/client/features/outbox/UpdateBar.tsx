import { useTranslation } from 'react-i18next'
import { NoticeBar } from '../../ui/states/NoticeBar.tsx'

interface UpdateBarProps {
  /** Whether the server no longer serves the version that is running. */
  outdated: boolean
  onUpdate: () => void
  onLater: () => void
}

/** Offers a new version, which is not activated before the person accepts. */
export function UpdateBar({ outdated, onUpdate, onLater }: UpdateBarProps) {
  const { t } = useTranslation('outbox')
  return (
    <NoticeBar
      action={{ label: t(outdated ? 'update.load' : 'update.action'), run: onUpdate }}
      later={{ label: t('update.later'), run: onLater }}
    >
      {t(outdated ? 'update.outdated' : 'update.words')}
    </NoticeBar>
  )
}
