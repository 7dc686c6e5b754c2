import { Send24Regular } from '@fluentui/react-icons/svg/send'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { announce, type announceForSite, announcementForm } from '../../../contract/notifications/announcements.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { Outcome } from '../../ui/states/Outcome.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'

/**
 * The form for an announcement that the operator mails to everybody who asked for it, in both languages (E-203, E-204).
 */
export default function AnnouncementForm({
  endpoint = announce,
}: {
  endpoint?: typeof announce | typeof announceForSite
}) {
  const { t } = useTranslation('announcements')
  const [sent, setSent] = useState<string>()
  const { mutate } = useMutation(endpoint, { quiet: true })
  const submit = async (body: RawAnswers) => {
    const outcome = await mutate({ body })
    if (outcome.ok) setSent(outcome.message ?? t('sent'))
    return outcome.problems
  }
  if (sent)
    return (
      <Outcome>
        <StateCard
          icon={<Send24Regular />}
          title={t('sent')}
          words={sent}
          action={<Action onClick={() => setSent(undefined)}>{t('another')}</Action>}
        />
      </Outcome>
    )
  return (
    <SectionCard title={t('title')} words={t('words')}>
      <FormView
        form={announcementForm}
        strings="announcements"
        initial={{ kind: 'announcement' }}
        submitLabel={t('submit')}
        onSubmit={submit}
      />
    </SectionCard>
  )
}
