import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { DraftFrame } from '../../forms/draft/DraftFrame.tsx'
import { SavedChip } from '../../forms/draft/SavedChip.tsx'
import { submitAndReport, useSubmitWords } from '../../forms/draft/submit-and-report.ts'
import { useFormBusy } from '../../forms/FormContext.ts'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'
import { FormView } from '../../forms/FormView.tsx'
import { SubmitAction } from '../../forms/SubmitAction.tsx'
import { packings } from '../../outbox/packings/questions.ts'
import { useDraft } from '../../outbox/use-draft.ts'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 12px',
    minHeight: '28px',
    marginBlockEnd: '16px',
  },
  about: { marginBlockEnd: '16px', overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px', marginBlockStart: '20px' },
})

export interface WriteFormProps {
  /** The company on whose page it is published. */
  company: { id: number; name: string }
  /** The question to answer; without one, a question is asked. */
  to?: { id: string; question: string }
  /** Whether to show above the form which question is answered, where that one is not next to it. */
  apart?: boolean
  onDone: () => void
}

/** The form for a question or an answer, in a card of its own: saved on the device, and sent from there. */
export default function WriteForm({ company, to, apart, onDone }: WriteFormProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('questions')
  const type = to ? 'answer' : 'question'
  const { form } = packings[type]
  const draft = useDraft(
    { type, companyId: company.id, companyName: company.name, about: to?.id, title: to?.question },
    packings[type],
  )
  const words = useSubmitWords(t(to ? 'answerSent' : 'sent'))
  return (
    <Card as="section" padded>
      <div className={styles.head}>
        <h3 className={text.h16}>{t(to ? 'answerTitle' : 'askTitle')}</h3>
        <SavedChip saved={draft.saved} />
      </div>
      {apart && to && (
        <UserText as="p" className={`${text.muted} ${styles.about}`}>
          {to.question}
        </UserText>
      )}
      <DraftFrame draft={draft} skeleton={<FormSkeleton form={form({})} />}>
        <FormView
          key={draft.restored}
          form={form({})}
          strings="questions"
          initial={draft.answers}
          problems={draft.problems}
          narrow
          opened
          onChange={(answers) => draft.save(answers)}
          onSubmit={(answers) =>
            submitAndReport({
              draft,
              submit: () => draft.submit(answers),
              words,
              onSent: onDone,
              onKept: onDone,
            })
          }
          actions={<Acts label={t(to ? 'sendAnswer' : 'send')} cancel={t('cancel')} onCancel={onDone} />}
        />
      </DraftFrame>
    </Card>
  )
}

function Acts({ label, cancel, onCancel }: { label: string; cancel: string; onCancel: () => void }) {
  const styles = useStyles()
  return (
    <div className={styles.actions}>
      <Action kind="ghost" onClick={onCancel}>
        {cancel}
      </Action>
      <SubmitAction busy={useFormBusy()}>{label}</SubmitAction>
    </div>
  )
}
