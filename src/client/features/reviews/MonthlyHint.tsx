import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useAnswer, useChange } from '../../forms/use-answer.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/Action.tsx'
import { paint } from '../../ui/paint.ts'
import { monthlyInstead } from './monthly-instead.ts'

const useStyles = makeStyles({
  hint: {
    display: 'grid',
    gap: '8px',
    justifyItems: 'start',
    padding: '12px',
    border: `1px solid ${paint.warnLine}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: paint.warnTint,
  },
})

/** A yearly salary of more digits than a salary may have: offers the monthly one in its place (design: product). */
export function MonthlyHint() {
  const styles = useStyles()
  const { t } = useTranslation('reviews')
  const { format } = useLanguage()
  const change = useChange()
  const monthly = monthlyInstead(useAnswer('per_duration'), useAnswer('salary'))
  if (monthly === undefined) return null
  return (
    <div role="status" className={styles.hint}>
      <p>{t('monthly.words')}</p>
      <Action size="small" onClick={() => change({ per_duration: 'month', salary: monthly })}>
        {t('monthly.action', { amount: format.money(monthly) })}
      </Action>
    </div>
  )
}
