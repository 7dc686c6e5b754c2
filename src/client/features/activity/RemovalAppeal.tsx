import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { appealForm, appealRemoval } from '../../../contract/moderation/appeals.ts'
import { call } from '../../api/page.ts'
import { refreshReads } from '../../api/use-read.ts'
import { FormView } from '../../forms/FormView.tsx'
import { toast } from '../../ui/toast.ts'

/** The one appeal against the removal of one's own contribution; what was written stays where it does not go through. */
export function RemovalAppeal({ contribution }: { contribution: string }) {
  const { t } = useTranslation('activity')
  const submit = async (answers: RawAnswers) => {
    const sent = await call(appealRemoval, { params: { contribution }, body: answers })
    if (!sent.ok) {
      if (sent.problems.every(({ path }) => path === ''))
        toast({ kind: 'error', text: sent.message ?? t('appeal.unreachable') })
      return sent.problems
    }
    if (sent.message) toast({ kind: 'success', text: sent.message })
    await refreshReads('/profile/activity')
    return []
  }
  return (
    <FormView
      form={appealForm}
      strings="decisions"
      initial={{}}
      narrow
      submitLabel={t('appeal.submit')}
      onSubmit={submit}
    />
  )
}
