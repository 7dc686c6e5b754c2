import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { getRiyadhDay } from '../../../contract/form/days.ts'
import { appealForm } from '../../../contract/moderation/appeals.ts'
import type { NoticeStatus } from '../../../contract/notices/notices.schema.ts'
import { appealNotice } from '../../../contract/notices/notices.ts'
import { type NoticeState, noticeDays } from '../../../contract/notices/rules.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip, type ChipTone } from '../../ui/Chip.tsx'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
    gap: '6px 16px',
    marginBlock: '12px 0',
    overflowWrap: 'anywhere',
    '& dd': { margin: 0 },
  },
  said: { marginBlock: '4px 12px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  form: { marginBlockStart: '12px' },
})

const tones: Record<NoticeState, ChipTone> = {
  open: 'warn',
  kept: 'plain',
  part: 'good',
  removed: 'good',
  gone: 'plain',
}

/** A notice, its clock, and the decision with its reasons, the author's answer and the one appeal. */
export function NoticeStatusView({ notice, receipt }: { notice: NoticeStatus; receipt: string }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['notices', 'decisions'])
  const { format } = useLanguage()
  const { number, ground, state, subject, company, wrong, received, until, decision } = notice
  const facts = [
    [t('status.ground'), t(`choices.ground.${ground}`)],
    [t('status.text'), t('form.aboutOf', { what: t(`subject.${subject}`), company: `\u2068${company ?? '—'}\u2069` })],
    [t('status.received'), format.day(received)],
    [t('status.until'), format.day(until)],
  ]
  const late = getRiyadhDay(new Date()) > until
  return (
    <>
      <Card as="section" padded>
        <div className={styles.head}>
          <h1 className={text.h20}>{t('status.title', { number: `\u2066${number}\u2069` })}</h1>
          <Chip tone={tones[state]}>{t(`status.state.${state}`)}</Chip>
        </div>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => [
            <dt key={name} className={text.muted}>
              {name}
            </dt>,
            <dd key={`${name} value`}>{value}</dd>,
          ])}
        </dl>
        {state === 'open' && (
          <p>{late ? t('status.late') : t('status.openWords', { days: format.number(noticeDays.answer) })}</p>
        )}
        {state === 'gone' && <p>{t('status.goneWords')}</p>}
      </Card>
      {decision && <Decision notice={notice} decision={decision} receipt={receipt} />}
      {wrong && (
        <Card as="section" padded>
          <h2 className={text.h16}>{t('status.wrong')}</h2>
          <UserText as="p" className={mergeClasses(styles.said)}>
            {wrong}
          </UserText>
        </Card>
      )}
    </>
  )
}

type DecisionProps = { notice: NoticeStatus; decision: NonNullable<NoticeStatus['decision']>; receipt: string }

function Decision({ notice: { state, answer, answer_from }, decision, receipt }: DecisionProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['notices', 'decisions'])
  const { format } = useLanguage()
  const { reason, statement, day, until, appeal, on_appeal } = decision
  const { mutate } = useMutation(appealNotice)
  return (
    <Card as="section" padded>
      <h2 className={text.h16}>{t('status.decision', { day: format.day(day) })}</h2>
      {on_appeal && <p>{t('status.onAppeal')}</p>}
      {reason && <p>{t('status.because', { reason: t(`decisions:choices.reason.${reason}`) })}</p>}
      <UserText as="p" className={styles.said}>
        {statement}
      </UserText>
      {state !== 'kept' && <p className={text.muted}>{t('status.rounds')}</p>}
      <h3 className={text.h14}>{t('status.answer')}</h3>
      {answer === null ? (
        <p className={text.muted}>
          {answer_from ? t('status.answerFrom', { day: format.day(answer_from) }) : t('status.noAnswer')}
        </p>
      ) : (
        <UserText as="p" className={styles.said}>
          {answer}
        </UserText>
      )}
      {appeal !== 'none' && <p className={styles.form}>{t(`status.appeal.${appeal}`, { day: format.day(until) })}</p>}
      {appeal === 'possible' && (
        <div className={styles.form}>
          <FormView
            form={appealForm}
            strings="decisions"
            initial={{}}
            narrow
            submitLabel={t('status.appeal.submit')}
            onSubmit={async (body) => (await mutate({ body: { ...body, receipt } })).problems}
          />
        </div>
      )}
    </Card>
  )
}
