import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { proposeSurvey, surveyForm } from '../../../contract/employers/surveys.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormView } from '../../forms/FormView.tsx'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({ title: { marginBlockEnd: '16px' } })

/** The form that proposes a survey question to the company's own people. */
export function SurveyForm({ companyId, onDone }: { companyId: number; onDone: () => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('employers')
  const { mutate } = useMutation(proposeSurvey)
  const submit = async (body: RawAnswers) => {
    const sent = await mutate({ params: { id: companyId }, body })
    if (sent.ok) onDone()
    return sent.problems
  }
  return (
    <Card as="section" padded>
      <h2 className={`${text.h16} ${styles.title}`}>{t('surveys.new')}</h2>
      <FormView
        opened
        form={surveyForm}
        strings="employers"
        initial={{}}
        onSubmit={submit}
        actions={<FormActions label={t('surveys.propose')} cancel={t('cancel')} onCancel={onDone} />}
      />
    </Card>
  )
}
