import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Study } from '../../../contract/studies/studies.schema.ts'
import { answerStudy } from '../../../contract/studies/studies.ts'
import { useMutation } from '../../data/mutation.ts'
import { useOpened } from '../../forms/use-opened.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { chosenInContrast } from '../../ui/styles/contrast.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  form: { display: 'grid', gap: '12px', marginBlockStart: '20px' },
  set: { display: 'grid', gap: '6px', margin: 0, padding: 0, border: 0, minWidth: 0 },
  legend: { padding: 0, marginBlockEnd: '8px', fontWeight: 600 },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    paddingInline: '14px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    // Styled by us: the browser's own radio button is grey in the dark theme, as if it were disabled.
    '& input': {
      flexShrink: 0,
      width: '18px',
      height: '18px',
      margin: 0,
      appearance: 'none',
      border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
      borderRadius: '50%',
      backgroundColor: tokens.colorNeutralBackground1,
      ':checked': { border: `6px solid ${paint.brandFg}` },
    },
    ':has(:checked)': { backgroundColor: paint.brandTint, fontWeight: 600, ...chosenInContrast },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  problem: { color: paint.danger },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

interface StudyAnswerProps {
  study: Study
  onClose: () => void
  onAnswered: () => void
}

/**
 * The answers to choose from, and the note that a choice is final. The options are the study's own, so no form defines
 * them.
 */
export function StudyAnswer({ study, onClose, onAnswered }: StudyAnswerProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('studies')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useOpened(form, true)
  const [option, setOption] = useState<number>()
  const [missing, setMissing] = useState(false)
  const { mutate, busy } = useMutation(answerStudy, { done: t('sent'), failed: t('failedToSend') })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(false)
    if (option === undefined) return setMissing(true)
    if (busy) return
    const { ok } = await mutate({ params: { id: study.id }, body: { option } })
    if (ok) onAnswered()
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <fieldset className={styles.set} aria-describedby={`${id}-once`}>
        <legend className={styles.legend}>{t('yours')}</legend>
        {study.options.map((one) => (
          <label key={one.option} className={styles.option}>
            <input
              type="radio"
              name={id}
              checked={option === one.option}
              onChange={() => {
                setOption(one.option)
                setMissing(false)
              }}
            />
            {one.label}
          </label>
        ))}
      </fieldset>
      {missing && (
        <p role="alert" className={mergeClasses(text.s13, text.strong, styles.problem)}>
          {t('choose')}
        </p>
      )}
      <p id={`${id}-once`} className={mergeClasses(text.s13, text.faint)}>
        {t('once')}
      </p>
      <div className={styles.actions}>
        <Action kind="primary" type="submit" disabled={busy}>
          {t('submit')}
        </Action>
        <Action kind="ghost" onClick={onClose}>
          {t('cancel')}
        </Action>
      </div>
    </form>
  )
}
