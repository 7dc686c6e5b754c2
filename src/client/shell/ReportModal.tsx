import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../contract/form/form.ts'
import { type ReportSubject, report, reportForm } from '../../contract/reviews/voices.ts'
import { call } from '../api/page.ts'
import { useRequestKey } from '../api/use-request-key.ts'
import { FormView } from '../forms/FormView.tsx'
import { Modal } from '../ui/Modal.tsx'
import { toast } from '../ui/toast.ts'

const useStyles = makeStyles({ words: { color: tokens.colorNeutralForeground2, marginBlock: '4px 20px' } })

interface ReportModalProps {
  subject: ReportSubject
  id: string
  onClose: () => void
}

/** Why a contribution should not stand there; a moderator reads it. What was typed stays until it is sent. */
export default function ReportModal({ subject, id, onClose }: ReportModalProps) {
  const styles = useStyles()
  const { t } = useTranslation('voices')
  const [busy, setBusy] = useState(false)
  const keyOf = useRequestKey()
  const send = async (answers: RawAnswers) => {
    setBusy(true)
    const body = { ...answers, subject, subject_id: id }
    const outcome = await call(report, { body, idempotencyKey: keyOf(body) })
    setBusy(false)
    if (outcome.ok) {
      toast({ kind: 'success', text: outcome.message ?? t('report.sent') })
      return onClose()
    }
    if (outcome.problems.length === 0) toast({ kind: 'error', text: outcome.message ?? t('failed') })
    return outcome.problems
  }
  return (
    <Modal title={t('report.title')} onClose={onClose}>
      <p className={styles.words}>{t('report.words')}</p>
      <FormView
        form={reportForm}
        strings="voices"
        initial={{}}
        narrow
        busy={busy}
        submitLabel={t('report.submit')}
        onSubmit={send}
      />
    </Modal>
  )
}
