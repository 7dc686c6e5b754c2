import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useAnswer, useChange } from '../../../forms/use-answer.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { styleEdgeColour } from '../../../ui/styles/borders.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { suggestMonthly } from './monthly-instead.ts'

const useStyles = makeStyles({
  hint: {
    padding: '12px',
    ...styleEdgeColour(paint.warnLine),
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: paint.warnTint,
  },
  body: { display: 'grid', gap: '8px', justifyItems: 'start', paddingInlineEnd: 0 },
})

/** A yearly salary of more digits than a salary may have: offers the monthly one in its place (design: product). */
export function MonthlyHint() {
  const styles = useStyles()
  const { t } = useTranslation('reviews')
  const { format } = useLanguage()
  const change = useChange()
  const monthly = suggestMonthly(useAnswer('per_duration'), useAnswer('salary'))
  if (monthly === undefined) return null
  return (
    <MessageBar
      role="status"
      aria-labelledby={undefined}
      layout="multiline"
      intent="warning"
      icon={null}
      bottomReflowSpacer={null}
      className={styles.hint}
    >
      <MessageBarBody className={styles.body}>
        <p>{t('monthly.words')}</p>
        <Action size="small" onClick={() => change({ per_duration: 'month', salary: monthly })}>
          {t('monthly.action', { amount: format.money(monthly) })}
        </Action>
      </MessageBarBody>
    </MessageBar>
  )
}
