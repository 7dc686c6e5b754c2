import { useTranslation } from 'react-i18next'
import { appealForm, appealRemoval } from '../../../contract/moderation/appeals.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'

/** The form of the one appeal against a removal of one's own contribution; what was typed stays where it fails. */
export function RemovalAppeal({ contribution, decision }: { contribution: string; decision: string }) {
  const { t } = useTranslation('activity')
  const { mutate } = useMutation(appealRemoval)
  return (
    <FormView
      form={appealForm}
      strings="decisions"
      initial={{}}
      narrow
      submitLabel={t('appeal.submit')}
      onSubmit={async (body) => (await mutate({ params: { contribution }, body: { ...body, decision } })).problems}
    />
  )
}
