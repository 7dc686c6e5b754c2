import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { getCompanyPeople, leaveCompany, notifyForm, saveNotify } from '../../../contract/employers/people.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { FormView } from '../../forms/FormView.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { AskFirst } from './AskFirst.tsx'
import type { RepresentedCompany } from './area-path.ts'
import { PeopleCard } from './PeopleCard.tsx'

/** The people who speak for the company, the mails one gets, and the button to leave (P-034). */
export default function SettingsSection({ company }: { company: RepresentedCompany }) {
  const { t } = useTranslation('employers')
  const params = { id: company.id }
  const { mutate: notify } = useMutation(saveNotify)
  const { mutate: leave } = useMutation(leaveCompany)
  const read = useQuery(getCompanyPeople, { params })
  return (
    <ReadFrame read={read} failed={t('settings.failed')}>
      {(people) => (
        <>
          <PeopleCard company={company} people={people} />
          <SectionCard title={t('notify.title')} words={t('notify.words')}>
            <FormView
              form={notifyForm}
              strings="employers"
              initial={{ notify: people.notify }}
              submitLabel={t('save')}
              lesser={company.role === 'admin'}
              onSubmit={async (body) => (await notify({ params, body })).problems}
            />
          </SectionCard>
          <SectionCard title={t('leave.title')} words={t('leave.words')}>
            <AskFirst
              title={t('leave.ask', { company: company.name })}
              words={t('leave.askWords')}
              yes={t('leave.action')}
              onYes={async () => {
                const { ok } = await leave({ params })
                if (ok) navigate('/employer')
                return ok
              }}
            >
              {(open) => <Action onClick={open}>{t('leave.action')}</Action>}
            </AskFirst>
          </SectionCard>
        </>
      )}
    </ReadFrame>
  )
}
