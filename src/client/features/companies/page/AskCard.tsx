import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { useText } from '../../../ui/styles/text.ts'

const useStyles = makeStyles({
  words: { marginBlock: '4px 12px' },
  all: { minHeight: '44px', marginBlockEnd: '-12px' },
})

/** Links to the form for a question about the company (spec 2, Q&A), and to the questions that were asked. */
export function AskCard({ company: { id, counts, closed } }: { company: Pick<Company, 'id' | 'counts' | 'closed'> }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const { format } = useLanguage()
  const questions = `/company/${id}/questions`
  return (
    <Card as="section" padded data-print="no">
      <h2 className={text.h16}>{t('ask.title')}</h2>
      <p className={mergeClasses(text.muted, styles.words)}>{closed === 1 ? t('ask.closed') : t('ask.words')}</p>
      {closed !== 1 && (
        <Action kind="soft" block href={`${questions}?write=question`}>
          {t('ask.action')}
        </Action>
      )}
      {counts.questions > 0 && (
        <TextLink href={questions} className={styles.all}>
          {t('ask.all', { count: counts.questions, number: format.number(counts.questions) })}
        </TextLink>
      )}
    </Card>
  )
}
