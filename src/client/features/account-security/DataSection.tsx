import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadData } from '../../../contract/accounts/closing.ts'
import { useMutation } from '../../data/mutation.ts'
import { saveBlob } from '../../platform/save-blob.ts'
import { showToast } from '../../platform/toast.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { DeleteModal } from './DeleteModal.tsx'

/** All of a person's data: downloaded as a file, or deleted at once. */
export default function DataSection() {
  const { t } = useTranslation('account-security')
  const { mutate, busy } = useMutation(downloadData, { quiet: true })
  const [deleting, setDeleting] = useState(false)
  const download = async () => {
    const sent = await mutate({ body: {} })
    if (!sent.ok) return
    saveBlob(new Blob([JSON.stringify(sent.data, null, 2)], { type: 'application/json' }), t('data.file'))
    showToast({ kind: 'success', text: t('data.done') })
  }
  return (
    <>
      <SectionCard title={t('data.title')} words={t('data.words')}>
        <Action kind="primary" disabled={busy} onClick={() => void download()}>
          {t('data.submit')}
        </Action>
      </SectionCard>
      <SectionCard title={t('delete.title')} words={t('delete.words')}>
        <Action onClick={() => setDeleting(true)}>{t('delete.open')}</Action>
      </SectionCard>
      {deleting && <DeleteModal onClose={() => setDeleting(false)} />}
    </>
  )
}
