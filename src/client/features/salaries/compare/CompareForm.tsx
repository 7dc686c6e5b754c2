import { makeStyles } from '@fluentui/react-components'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { createAnswers } from '../../../../contract/form/check.ts'
import type { RawAnswers } from '../../../../contract/form/form.ts'
import { compareForm, getComparison } from '../../../../contract/salaries/compare.ts'
import { prefetch } from '../../../data/query.ts'
import { FormView } from '../../../forms/FormView.tsx'
import { session } from '../../../session/session.ts'
import { Card } from '../../../ui/Card.tsx'
import { useText } from '../../../ui/styles/text.ts'
import { parseComparison, saveCompared } from './compared.ts'

const useStyles = makeStyles({ head: { marginBlockEnd: '20px' } })

interface CompareFormProps {
  company: Pick<Company, 'id' | 'name'> & Partial<Pick<Company, 'pay'>>
  heading?: 'h1' | 'h2'
}

/**
 * The form for a person's own pay, to be compared with what a company pays. The answers are
 * saved and compared on this device; nothing of them is sent.
 */
export function CompareForm({ company, heading: Heading = 'h2' }: CompareFormProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('compare')
  const keep = (answers: RawAnswers) => saveCompared({ company: company.id, answers })
  // So that the result can be shown without a connection, too.
  useEffect(() => prefetch(getComparison, { params: { id: company.id } }), [company.id])
  const submit = async (answers: RawAnswers) => {
    keep(answers)
    navigate('/compareResult')
    return []
  }
  return (
    <Card as="section" padded>
      <div className={styles.head}>
        <Heading className={text.h20}>{t('form.title', { company: company.name })}</Heading>
        <p className={text.muted}>
          {company.pay === null && `${t('form.wider')} `}
          {t('form.words')}
        </p>
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
