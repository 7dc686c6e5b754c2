import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { CloudDismiss24Regular } from '@fluentui/react-icons/svg/cloud-dismiss'
import { useTranslation } from 'react-i18next'
import { Action } from '../controls/Action.tsx'
import { StateCard } from './StateCard.tsx'

interface NotSavedCardProps {
  /** The title, where what is missing is more than a part of the page. */
  title?: string
  words?: string | undefined
  heading?: 'h1'
  retry: () => void
}

/**
 * A card for content that was never opened here, without a network (design: offline 2): why it is missing, and a retry
 * button.
 */
export function NotSavedCard({ title, words, heading, retry }: NotSavedCardProps) {
  const { t } = useTranslation()
  return (
    <StateCard
      announced
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
