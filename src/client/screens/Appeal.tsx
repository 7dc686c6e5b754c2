import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { LinkDismiss24Regular } from '@fluentui/react-icons/svg/link-dismiss'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readAppealable } from '../../contract/moderation/appeals.ts'
import { useQuery } from '../data/query.ts'
import { AccountPage } from '../features/accounts/AccountPage.tsx'
import { AppealForm } from '../features/appeal/AppealForm.tsx'
import { usePageTitle } from '../router/page-title.ts'
import { Action } from '../ui/controls/Action.tsx'
import { Outcome } from '../ui/states/Outcome.tsx'
import { ReadFrame } from '../ui/states/ReadFrame.tsx'
import { StateCard } from '../ui/states/StateCard.tsx'

/** `/appeal/{token}`: the one appeal against a decision, by the link in the mail about it. */
export default function Appeal({ params: { token = '' } }: { params: { token?: string } }) {
  const { t } = useTranslation('appeal')
  const read = useQuery(readAppealable, { body: { token } })
  const [sent, setSent] = useState(false)
  const [refused, setRefused] = useState<string>()
  usePageTitle(t('page'))
  const home = (
    <Action kind="primary" href="/">
      {t('home')}
    </Action>
  )
  if (sent)
    return (
      <AccountPage bare title={t('page')}>
        <Outcome>
          <StateCard icon={<CheckmarkCircle24Regular />} title={t('sent')} words={t('sentWords')} action={home} />
        </Outcome>
      </AccountPage>
    )
  const broken = refused ?? (read.refusal?.problems.some(({ path }) => path === 'token') && read.refusal.message)
  if (broken)
    return (
      <AccountPage bare title={t('broken')}>
        <StateCard tone="wrong" icon={<LinkDismiss24Regular />} title={broken} words={t('brokenWords')} action={home} />
      </AccountPage>
    )
  return (
    <AccountPage title={t('title')} words={t('lead')}>
      <ReadFrame read={read} failed={t('failed')}>
        {(decision) => (
          <AppealForm decision={decision} token={token} onSent={() => setSent(true)} onRefused={setRefused} />
        )}
      </ReadFrame>
    </AccountPage>
  )
}
