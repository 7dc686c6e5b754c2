import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { type ReportSubject, report, reportForm } from '../../../contract/reviews/voices.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Modal } from '../../ui/overlays/Modal.tsx'

const useStyles = makeStyles({ words: { color: tokens.colorNeutralForeground2, marginBlock: '4px 20px' } })

interface ReportModalProps {
  subject: ReportSubject
  id: string
  onClose: () => void
}

/** The form for reporting a contribution to the moderators. What was typed stays until it is sent. */
export default function ReportModal({ subject, id, onClose }: ReportModalProps) {
  const styles = useStyles()
  const { t } = useTranslation('voices')
  const { mutate, busy } = useMutation(report, { done: t('report.sent'), failed: t('failed'), inForm: true })
  const send = async (answers: RawAnswers) => {
    const sent = await mutate({ body: { ...answers, subject, subject_id: id } })
    if (sent.ok) onClose()
    return sent.problems
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
      <TextLink href={`/notice?id=${id}`}>{t('report.notice')}</TextLink>
    </Modal>
  )
}
