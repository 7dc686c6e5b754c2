import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadData } from '../../../contract/accounts/closing.ts'
import { passwordAgainForm } from '../../../contract/accounts/security.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { Action } from '../../ui/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { toast } from '../../ui/toast.ts'
import { DeleteModal } from './DeleteModal.tsx'
import { saveJson } from './save-json.ts'

/** All of one's data: to take along as a file, or to have deleted at once. */
export default function DataSection() {
  const { t } = useTranslation('account-security')
  const { mutate } = useMutation(downloadData, { quiet: true })
  const [deleting, setDeleting] = useState(false)
  const [round, setRound] = useState(0)
  const download = async (answers: RawAnswers) => {
    const sent = await mutate({ body: answers })
    if (!sent.ok) return sent.problems
    saveJson(sent.data, t('data.file'))
    toast({ kind: 'success', text: t('data.done') })
    setRound(round + 1)
    return []
  }
  return (
    <>
      <SectionCard title={t('data.title')} words={t('data.words')}>
        <FormView
          key={round}
          form={passwordAgainForm}
          strings="account-security"
          initial={{}}
          narrow
          submitLabel={t('data.submit')}
          onSubmit={download}
        />
      </SectionCard>
      <SectionCard title={t('delete.title')} words={t('delete.words')}>
        <Action onClick={() => setDeleting(true)}>{t('delete.open')}</Action>
      </SectionCard>
      {deleting && <DeleteModal onClose={() => setDeleting(false)} />}
    </>
  )
}
