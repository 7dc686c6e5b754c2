import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { getCompanyPeople, leaveCompany, notifyForm, saveNotify } from '../../../contract/employers/people.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useRead } from '../../api/use-read.ts'
import { FormView } from '../../forms/FormView.tsx'
import { session } from '../../session/session.ts'
import { Action } from '../../ui/Action.tsx'
import { ReadFrame } from '../../ui/ReadFrame.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { AskFirst } from './AskFirst.tsx'
import type { Represented } from './area-path.ts'
import { PeopleCard } from './PeopleCard.tsx'
import { useSend } from './use-send.ts'

/** Who speaks for the company, what one is mailed of, and the way out (P-034). */
export default function SettingsSection({ company }: { company: Represented }) {
  const { t } = useTranslation('employer-area')
  const params = { id: company.id }
  const send = useSend(company.id)
  const read = useRead(getCompanyPeople, { params })
  const notify = async (body: RawAnswers) => {
    const sent = await send(saveNotify, { params, body })
    return sent.ok ? [] : sent.problems
  }
  const leave = async () => {
    const { token } = session.auth
    const sent = await send(leaveCompany, { params })
    if (!sent.ok) return false
    // Somebody else may have signed in meanwhile.
    if (session.auth.token === token) session.auth.user = sent.data
    navigate('/employer')
    return true
  }
  return (
    <ReadFrame read={read} failed={t('settings.failed')}>
      {(people) => (
        <>
          <PeopleCard company={company} people={people} />
          <SectionCard title={t('notify.title')} words={t('notify.words')}>
            <FormView
              form={notifyForm}
              strings="employer-area"
              initial={{ notify: people.notify }}
              submitLabel={t('save')}
              lesser={company.role === 'admin'}
              onSubmit={notify}
            />
          </SectionCard>
          <SectionCard title={t('leave.title')} words={t('leave.words')}>
            <AskFirst
              title={t('leave.ask', { company: company.name })}
              words={t('leave.askWords')}
              yes={t('leave.action')}
              onYes={leave}
            >
              {(open) => <Action onClick={open}>{t('leave.action')}</Action>}
            </AskFirst>
          </SectionCard>
        </>
      )}
    </ReadFrame>
  )
}
