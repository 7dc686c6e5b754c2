import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useTranslation } from 'react-i18next'
import type { Contribution } from '../../../../contract/profile/profile.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { buildChangePath } from './use-own-review.ts'

type AlreadyReviewedProps = {
  own: Contribution
  /** Whether another one is being written on this device. */
  begun: boolean
}

/** Replaces a form that could not be sent: there is a review of this year already, and it can be changed. */
export function AlreadyReviewed({ own, begun }: AlreadyReviewedProps) {
  const { t } = useTranslation(['reviews', 'problems'])
  const { format } = useLanguage()
  return (
    <StateCard
      announced
      icon={<CheckmarkCircle24Regular aria-hidden="true" />}
      title={t('problems:already_reviewed')}
      words={t(begun ? 'already.begun' : 'already.words', { month: format.month(own.month) })}
      action={
        <>
          <Action kind="primary" href={buildChangePath(own)}>
            {t('already.change')}
          </Action>
          <Action href={`/write-review/${own.company.id}`}>{t('already.other')}</Action>
        </>
      }
    />
  )
}
