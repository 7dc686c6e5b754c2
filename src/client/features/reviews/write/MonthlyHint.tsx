import { useTranslation } from 'react-i18next'
import { useAnswer, useChange } from '../../../forms/use-answer.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { Hint } from '../../../ui/states/Hint.tsx'
import { suggestMonthly } from './monthly-instead.ts'

/**
 * A hint for a yearly salary with more digits than a salary may have: it offers the monthly amount instead (design:
 * product).
 */
export function MonthlyHint() {
  const { t } = useTranslation('reviews')
  const { format } = useLanguage()
  const change = useChange()
  const monthly = suggestMonthly(useAnswer('per_duration'), useAnswer('salary'))
  if (monthly === undefined) return null
  return (
    <Hint>
      <p>{t('monthly.words')}</p>
      <Action size="small" onClick={() => change({ per_duration: 'month', salary: monthly })}>
        {t('monthly.action', { amount: format.money(monthly) })}
      </Action>
    </Hint>
  )
}
