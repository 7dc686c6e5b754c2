import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { SiteStudy } from '../../../contract/administration/studies.schema.ts'
import { nextStates, type SiteStudyState, setStudyState } from '../../../contract/administration/studies.ts'
import { useMutation } from '../../data/mutation.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip, type ChipTone } from '../../ui/Chip.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  both: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    marginBlock: '12px 16px',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '24px' },
  },
  words: { overflowWrap: 'anywhere', '& > * + *': { marginBlockStart: '8px' } },
  options: { display: 'grid', gap: '4px', paddingInlineStart: '20px', listStyleType: 'disc' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
})

const tones: Record<SiteStudyState, ChipTone> = { draft: 'warn', open: 'good', closed: 'plain', archived: 'plain' }

/** A study as readers of either language see it, with what can be done with it. */
export function SiteStudyCard({ study, onChange }: { study: SiteStudy; onChange: () => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('administration')
  const { format } = useLanguage()
  const { mutate, busy } = useMutation(setStudyState)
  const { id, state, month } = study
  const read = state === 'open' || state === 'closed'
  return (
    <Card as="article" padded>
      <div className={styles.top}>
        <Chip tone={tones[state]}>{t(`choices.study_state.state.${state}`)}</Chip>
        <span className={mergeClasses(text.s13, text.faint)}>{format.month(month)}</span>
      </div>
      <div className={styles.both}>
        <InOne code="en" question={study.question_en} about={study.about_en} options={study.options} />
        <InOne code="ar" question={study.question_ar} about={study.about_ar} options={study.options} />
      </div>
      <div className={styles.actions}>
        {state === 'draft' && (
          <Action onClick={onChange} data-opener>
            {t('studies.change')}
          </Action>
        )}
        {nextStates[state].map((next) => (
          <Action
            key={next}
            kind={next === 'open' ? 'primary' : 'line'}
            disabled={busy}
            onClick={() => void mutate({ params: { study: id }, body: { state: next } })}
          >
            {state === 'archived' ? t('studies.back') : t(`studies.to.${next as Exclude<SiteStudyState, 'draft'>}`)}
          </Action>
        ))}
        {read && <TextLink href={`/studies/${id}`}>{t('studies.page')}</TextLink>}
      </div>
    </Card>
  )
}

type InOneProps = { code: 'en' | 'ar'; question: string; about: string | null; options: SiteStudy['options'] }

/** The words of a study in one language. */
function InOne({ code, question, about, options }: InOneProps) {
  const styles = useStyles()
  const text = useText()
  return (
    <div className={styles.words} lang={code} dir={code === 'ar' ? 'rtl' : 'ltr'}>
      <UserText as="h2" className={text.h16}>
        {question}
      </UserText>
      {about && (
        <UserText as="p" className={text.muted}>
          {about}
        </UserText>
      )}
      <ul className={styles.options}>
        {options.map((option) => (
          <UserText key={`${option.en} ${option.ar}`} as="li">
            {option[code]}
          </UserText>
        ))}
      </ul>
    </div>
  )
}
