import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../../contract/form/form.ts'
import type { CaseKind } from '../../../../contract/moderation/cases.ts'
import { approveForms, rejectForms } from '../../../../contract/moderation/desk.ts'
import type { Problem } from '../../../../contract/problem.ts'
import { FormView } from '../../../forms/FormView.tsx'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Modal } from '../../../ui/overlays/Modal.tsx'
import type { Verdict } from './use-deciding.ts'

const useStyles = makeStyles({ words: { color: tokens.colorNeutralForeground2, marginBlock: '4px 20px' } })

interface DecideModalProps {
  kind: CaseKind
  verdict: Verdict
  /** How many cases the decision is for. */
  count: number
  /** What another moderator has answered who proposes this. */
  initial: RawAnswers
  onDecide: (answers: RawAnswers) => Promise<readonly Problem[]>
  onClose: () => void
}

/** Asks what a decision needs before it is taken: the reason of a rejection, the answer to a message. */
export function DecideModal({ kind, verdict, count, initial, onDecide, onClose }: DecideModalProps) {
  const styles = useStyles()
  const { t } = useTranslation('moderation')
  const { format } = useLanguage()
  const words = approveForms[kind]
  if (verdict === 'approve' && words)
    return (
      <Modal title={t(kind === 'support' ? 'answering' : 'keeping')} onClose={onClose}>
        <p className={styles.words}>{t(kind === 'support' ? 'answerWords' : 'keepWords')}</p>
        <FormView
          form={words}
          strings="decisions"
          initial={initial}
          narrow
          submitLabel={t('send')}
          onSubmit={onDecide}
        />
      </Modal>
    )
  if (verdict === 'approve' || kind === 'support') return null
  return (
    <Modal
      title={count > 1 ? t('many.title', { count, number: format.number(count) }) : t(`rejecting.${kind}`)}
      onClose={onClose}
    >
      <p className={styles.words}>
        {t(`rejectWords.${kind === 'unlock' || kind === 'appeal' || kind === 'notice' ? kind : 'common'}`)}
      </p>
      <FormView
        form={rejectForms[kind]}
        strings="decisions"
        initial={initial}
        narrow
        danger
        submitLabel={t(`verdicts.${kind}.reject`)}
        onSubmit={onDecide}
      />
    </Modal>
  )
}
