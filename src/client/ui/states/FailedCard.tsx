import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { CloudDismiss28Regular } from '@fluentui/react-icons/svg/cloud-dismiss'
import { useTranslation } from 'react-i18next'
import { Action } from '../controls/Action.tsx'
import { StateCard } from './StateCard.tsx'

/** A card in place of a list that failed to load: what happened and a retry button. */
export function FailedCard({ title, retry }: { title: string; retry: () => void }) {
  const { t } = useTranslation()
  return (
    <StateCard
      tone="wrong"
      icon={<CloudDismiss28Regular />}
      title={title}
      words={t('failed.words')}
      action={
        <Action icon={<ArrowClockwise20Regular />} onClick={retry}>
          {t('failed.retry')}
        </Action>
      }
    />
  )
}
