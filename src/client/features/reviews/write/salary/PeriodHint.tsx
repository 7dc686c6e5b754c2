import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettled } from '../../../../data/use-settled.ts'
import { useAnswer, useChange } from '../../../../forms/use-answer.ts'
import { Action } from '../../../../ui/controls/Action.tsx'
import { Hint } from '../../../../ui/states/Hint.tsx'
import { isUnusualPay } from './unusual-pay.ts'

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

/** How long nothing has been typed when the question comes, in ms: the first digits of an amount are unusual pay. */
const moment = 700

const periods = ['hour', 'month', 'year'] as const

/**
 * A question below a salary that is far from usual for its period: is it for an hour, a month or a year? What the
 * writer answers is sent, and nothing is refused without an answer.
 */
export function PeriodHint() {
  const styles = useStyles()
  const { t } = useTranslation('reviews')
  const change = useChange()
  const [confirmed, setConfirmed] = useState<string>()
  const salary = useAnswer('salary')
  const answers = { salary, currency_id: useAnswer('currency_id'), per_duration: useAnswer('per_duration') }
  const settled = useSettled(String(salary), moment)
  if (settled !== String(salary) || !isUnusualPay(answers)) return null
  if (confirmed === `${salary} ${answers.per_duration}`) return null
  return (
    <Hint>
      <p>{t('period.words')}</p>
      <div className={styles.actions}>
        {periods.map((per_duration) => (
          <Action
            key={per_duration}
            size="small"
            onClick={() => {
              setConfirmed(`${salary} ${per_duration}`)
              change({ per_duration })
            }}
          >
            {t(`period.${per_duration}`)}
          </Action>
        ))}
      </div>
    </Hint>
  )
}
