import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { CloudDismiss24Regular } from '@fluentui/react-icons/svg/cloud-dismiss'
import { useTranslation } from 'react-i18next'
import { Action } from '../controls/Action.tsx'
import { StateCard } from './StateCard.tsx'

interface NotSavedCardProps {
  /** What is not there, where it is more than a part of the page. */
  title?: string
  words?: string | undefined
  heading?: 'h1'
  retry: () => void
}

/** What was never opened here, without a network (offline.md 2): why it is not there, and a way to try again. */
export function NotSavedCard({ title, words, heading, retry }: NotSavedCardProps) {
  const { t } = useTranslation()
  return (
    <StateCard
      heading={heading}
      icon={<CloudDismiss24Regular />}
      title={title ?? t('notSaved.title')}
      words={words ?? t('notSaved.words')}
      action={
        <Action icon={<ArrowClockwise20Regular />} onClick={retry}>
          {t('failed.retry')}
        </Action>
      }
    />
  )
}
