import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../contract/form/form.ts'
import type { Appealable } from '../../../contract/moderation/appeals.schema.ts'
import { appealForm, sendAppeal } from '../../../contract/moderation/appeals.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  decision: {
    display: 'grid',
    gap: '4px',
    marginBlockEnd: '20px',
    padding: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
  },
})

type AppealFormProps = { decision: Appealable; token: string; onSent: () => void; onRefused: (words: string) => void }

/** The decision a person was told of, and the form of the one appeal against it. */
export function AppealForm({ decision, token, onSent, onRefused }: AppealFormProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['appeal', 'decisions'])
  const { format } = useLanguage()
  const { kind, outcome, reason, company, day, until } = decision
  const { mutate } = useMutation(sendAppeal, {
    quiet: true,
    onRefused: ({ problems, message }) => {
      // The link is not valid any more: there is nothing to correct in the form.
      const broken = problems.some(({ path }) => path === 'token')
      if (broken) onRefused(message ?? t('broken'))
      return broken
    },
  })
  const submit = async (answers: RawAnswers) => {
    const sent = await mutate({ body: { ...answers, token } })
    if (sent.ok) onSent()
    return sent.problems.filter(({ path }) => path !== 'token')
  }
  return (
    <>
      <section className={styles.decision} aria-label={t('what')}>
        <p className={text.strong}>
          {t('of', { kind: t(`decisions:kind.${kind}`), outcome: t(`decisions:outcomes.${outcome}`) })}
        </p>
        {company && <p>{t('about', { company: `\u2068${company}\u2069` })}</p>}
        {reason && <p>{t('because', { reason: t(`decisions:choices.reason.${reason}`) })}</p>}
        <p className={mergeClasses(text.s13, text.muted)}>
          {t('taken', { day: format.day(day) })} · {t('until', { day: format.day(until) })}
        </p>
      </section>
      <FormView form={appealForm} strings="decisions" initial={{}} narrow submitLabel={t('submit')} onSubmit={submit} />
    </>
  )
}
