import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { Poll24Regular } from '@fluentui/react-icons/svg/poll'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '../../../contract/employers/surveys.schema.ts'
import { listSurveys } from '../../../contract/employers/surveys.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip, type ChipTone } from '../../ui/Chip.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { SurveyForm } from './SurveyForm.tsx'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  words: { flexBasis: '240px', flexGrow: 1, maxWidth: '60ch' },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  question: { marginBlockStart: '12px', overflowWrap: 'anywhere' },
  options: { display: 'grid', gap: '4px', marginBlockStart: '12px', paddingInlineStart: '20px', listStyleType: 'disc' },
})

const tones: Record<Survey['state'], ChipTone> = { proposed: 'warn', open: 'good', closed: 'plain', rejected: 'bad' }

interface SurveyListProps {
  companyId: number
  /** Renders the results of an opened survey, as on its public page. */
  results: (survey: Survey) => ReactNode
}

/** The company's surveys: each with its state, and a form to propose another (P-032). */
export function SurveyList({ companyId, results }: SurveyListProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('employers')
  const { format } = useLanguage()
  const read = useQuery(listSurveys, { params: { id: companyId } })
  const [writing, setWriting] = useState(false)
  const propose = (
    <Action kind="primary" icon={<Add20Regular />} onClick={() => setWriting(true)} data-opener>
      {t('surveys.new')}
    </Action>
  )
  return (
    <ReadFrame read={read} failed={t('surveys.failed')}>
      {(surveys) => (
        <>
          {(surveys.length > 0 || writing) && (
            <div className={styles.head}>
              <p className={mergeClasses(text.muted, styles.words)}>{t('surveys.words')}</p>
              {!writing && propose}
            </div>
          )}
          {writing && <SurveyForm companyId={companyId} onDone={() => setWriting(false)} />}
          {surveys.length === 0 && !writing && (
            <StateCard
              icon={<Poll24Regular />}
              title={t('surveys.empty')}
              words={t('surveys.emptyWords')}
              action={propose}
            />
          )}
          {surveys.map((survey) => (
            <Card key={survey.id} as="article" padded>
              <div className={styles.top}>
                <Chip tone={tones[survey.state]}>{t(`surveys.state.${survey.state}`)}</Chip>
                <span className={mergeClasses(text.s13, text.faint)}>{format.month(survey.month)}</span>
              </div>
              <UserText as="h2" className={mergeClasses(text.h16, styles.question)}>
                {survey.question}
              </UserText>
              {survey.state === 'open' || survey.state === 'closed' ? (
                results(survey)
              ) : (
                <ul className={styles.options}>
                  {survey.options.map(({ option, label }) => (
                    <UserText key={option} as="li">
                      {label}
                    </UserText>
                  ))}
                </ul>
              )}
            </Card>
          ))}
        </>
      )}
    </ReadFrame>
  )
}
