import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { proposeSurvey, surveyForm } from '../../../contract/employers/surveys.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormView } from '../../forms/FormView.tsx'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../../ui/text.ts'
import { useSend } from './use-send.ts'

const useStyles = makeStyles({ title: { marginBlockEnd: '16px' } })

/** A question to the company's own people, to be proposed. */
export function SurveyForm({ companyId, onDone }: { companyId: number; onDone: () => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('employer-area')
  const send = useSend(companyId)
  const keyOf = useRequestKey()
  const submit = async (body: RawAnswers) => {
    const sent = await send(proposeSurvey, { params: { id: companyId }, body, idempotencyKey: keyOf(body) })
    if (!sent.ok) return sent.problems
    onDone()
    return []
  }
  return (
    <Card as="section" padded>
      <h2 className={`${text.h16} ${styles.title}`}>{t('surveys.new')}</h2>
      <FormView
        form={surveyForm}
        strings="employer-area"
        initial={{}}
        onSubmit={submit}
        actions={<FormActions label={t('surveys.propose')} cancel={t('cancel')} onCancel={onDone} />}
      />
    </Card>
  )
}
