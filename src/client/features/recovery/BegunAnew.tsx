import { useTranslation } from 'react-i18next'
import { getBegunAnew, undoAnewForm, undoBegunAnew } from '../../../contract/accounts/reset.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { FormView } from '../../forms/FormView.tsx'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { getKeptDevice } from '../../session/device-secret.ts'
import { signIn } from '../../session/session.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'

/** Undoes that the account started over, in the days in which that is possible; shows nothing at any other time. */
export function BegunAnew() {
  const { t } = useTranslation('recovery')
  const { format } = useLanguage()
  const until = useQuery(getBegunAnew).data?.until
  const { mutate } = useMutation(undoBegunAnew, { inForm: true })
  if (!until) return null
  return (
    <SectionCard title={t('anew.title')} words={t('anew.words', { day: format.day(until) })}>
      <FormView
        form={undoAnewForm}
        strings="recovery"
        initial={{ by: 'password' }}
        narrow
        submitLabel={t('anew.submit')}
        onSubmit={async (answers) => {
          const sent = await mutate({ body: { ...buildPayload(undoAnewForm, answers), ...getKeptDevice() } })
          if (sent.ok) signIn(sent.data)
          return sent.problems
        }}
      />
    </SectionCard>
  )
}
