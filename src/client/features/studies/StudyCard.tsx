import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Share20Regular } from '@fluentui/react-icons/svg/share'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Study } from '../../../contract/studies/studies.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { askLogin, share } from '../../platform/modals.ts'
import { Link } from '../../router/Link.tsx'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { useIntent } from '../../ui/controls/use-intent.ts'
import { DotSeparated } from '../../ui/DotSeparated.tsx'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import { StudyAnswer } from './StudyAnswer.tsx'
import { StudyChart } from './StudyChart.tsx'

const useStyles = makeStyles({
  meta: { marginBlockStart: '2px' },
  about: { marginBlockStart: '8px', maxWidth: '720px' },
  few: { marginBlockStart: '16px' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    marginBlockStart: '20px',
    '@media print': { display: 'none' },
  },
  done: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '40px', '& svg': { color: paint.good } },
  share: { marginInlineStart: 'auto', marginInlineEnd: '-10px' },
})

interface StudyCardProps {
  study: Study
  /** Undefined while it is loading, or nobody is signed in. */
  answered: boolean | undefined
  signedIn: boolean
  onAnswered: () => void
  /** Whether it is the study of the page; in a list its question links to its page. */
  alone?: boolean
}

/** One study: the question, the distribution of its answers, and a form to answer it once. */
export function StudyCard({ study, answered, signedIn, onAnswered, alone }: StudyCardProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('studies')
  const { format } = useLanguage()
  const [answering, setAnswering] = useState(false)
  const address = `/studies/${study.id}`
  const startAnswer = () => (signedIn ? setAnswering(true) : askLogin(t('login'), `study-${study.id}`))
  useIntent(`study-${study.id}`, () => signedIn && startAnswer())
  return (
    <Card as="article" padded id={`study-${study.id}`}>
      {alone ? (
        <h1 className={text.h28}>{study.question}</h1>
      ) : (
        <h2 className={text.h20}>
          <Link href={address}>{study.question}</Link>
        </h2>
      )}
      <DotSeparated
        className={mergeClasses(text.s13, text.faint, styles.meta)}
        parts={[
          study.open === 1 ? t('opened', { month: format.month(study.month) }) : t('closed'),
          study.company && t('ofCompany', { company: study.company.name }),
        ]}
      />
      {study.about && <p className={mergeClasses(text.muted, styles.about)}>{study.about}</p>}
      {study.people === null ? (
        <div className={styles.few}>
          <p className={text.strong}>{t('few')}</p>
          <p className={text.muted}>{t('fewWords')}</p>
        </div>
      ) : (
        <StudyChart study={study} people={study.people} heading={alone ? 'h2' : 'h3'} />
      )}
      {answering && !answered && (
        <StudyAnswer
          study={study}
          onClose={() => setAnswering(false)}
          onAnswered={() => {
            setAnswering(false)
            onAnswered()
          }}
        />
      )}
      <div className={styles.foot}>
        {answered ? (
          <p tabIndex={-1} className={styles.done} data-opener>
            <CheckmarkCircle20Filled />
            {t('answered')}
          </p>
        ) : (
          study.open === 1 &&
          !answering && (
            <Action kind="soft" onClick={startAnswer} data-opener>
              {t('answer')}
            </Action>
          )
        )}
        <IconAction
          className={styles.share}
          label={t('share')}
          icon={<Share20Regular />}
          onClick={() => share(study.question, address)}
        />
      </div>
    </Card>
  )
}
