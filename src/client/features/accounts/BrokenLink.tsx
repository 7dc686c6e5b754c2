import { LinkDismiss24Regular } from '@fluentui/react-icons/svg/link-dismiss'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProblemCode } from '../../../contract/problem.ts'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { AccountPage } from './AccountPage.tsx'

/** The message for a mailed link that is not valid any more: why, and the next step. */
export function BrokenLink({ problem, action }: { problem: ProblemCode; action: ReactNode }) {
  const { t } = useTranslation(['accounts', 'problems'])
  return (
    <AccountPage bare title={t('link.title')}>
      <StateCard
        tone="wrong"
        icon={<LinkDismiss24Regular />}
        title={t(`problems:${problem}`)}
        words={t('link.words')}
        action={action}
      />
    </AccountPage>
  )
}
