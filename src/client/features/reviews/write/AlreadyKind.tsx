import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useTranslation } from 'react-i18next'
import type { ReviewKind } from '../../../../contract/reviews/kinds.ts'
import { useAnswer } from '../../../forms/use-answer.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { buildChangePath, useOwnReviews } from './use-own-review.ts'

/**
 * A note below the choice among several kinds of one type: it says at once that the chosen one was written this year.
 */
export function AlreadyKind({ companyId }: { companyId: number }) {
  const { t } = useTranslation(['reviews', 'problems'])
  const own = useOwnReviews(companyId).own.get(useAnswer('culturetype') as ReviewKind)
  if (!own) return null
  return (
    <Notice
      icon={<CheckmarkCircle24Regular aria-hidden="true" />}
      title={t('problems:already_reviewed')}
      words={t('already.kind')}
      action={<Action href={buildChangePath(own)}>{t('already.change')}</Action>}
    />
  )
}
