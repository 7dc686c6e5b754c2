import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { createAnswers } from '../../../../contract/form/check.ts'
import type { RawAnswers } from '../../../../contract/form/form.ts'
import { compareForm, compareSalary } from '../../../../contract/salaries/compare.ts'
import { useMutation } from '../../../data/mutation.ts'
import { FormView } from '../../../forms/FormView.tsx'
import { session } from '../../../session/session.ts'
import { Card } from '../../../ui/Card.tsx'
import { useText } from '../../../ui/styles/text.ts'
import { keepCompared, parseComparison } from './compared.ts'

const useStyles = makeStyles({ head: { marginBlockEnd: '20px' } })

interface CompareFormProps {
  company: { id: number; name: string }
  heading?: 'h1' | 'h2'
}

/**
 * The form for a person's own pay, to be compared with what a company pays. Every change is saved on this
 * device; the server checks the answers by the same rules and stores nothing.
 */
export function CompareForm({ company, heading: Heading = 'h2' }: CompareFormProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('compare')
  const { mutate } = useMutation(compareSalary, { quiet: true, inForm: true })
  const keep = (answers: RawAnswers) => keepCompared({ company: company.id, answers })
  const submit = async (answers: RawAnswers) => {
    keep(answers)
    const sent = await mutate({ params: { id: company.id }, body: answers })
    if (sent.ok) navigate('/compareResult')
    return sent.problems
  }
  return (
    <Card as="section" padded>
      <div className={styles.head}>
        <Heading className={text.h20}>{t('form.title', { company: company.name })}</Heading>
        <p className={mergeClasses(text.muted)}>{t('form.words')}</p>
      </div>
      <FormView
        form={compareForm}
        strings="compare"
        // Answers entered for another company apply here too.
        initial={{ ...createAnswers(compareForm), ...parseComparison(session.compare)?.answers }}
        onChange={keep}
        submitLabel={t('form.submit')}
        onSubmit={submit}
      />
    </Card>
  )
}
