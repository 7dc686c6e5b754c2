import { mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useText } from '../../../ui/styles/text.ts'
import { PartCard } from './ExtraCard.tsx'
import { FigureRows } from './FigureRows.tsx'
import { leaveByLaw } from './standing.ts'

/** Annual leave (C-012): compared with what the law gives, and it says so, since no review asks about leave. */
export function LeaveCard({ days, start, now }: { days: number; start: string; now: Date }) {
  const text = useText()
  const { t } = useTranslation('compare')
  const law = leaveByLaw(start, now)
  const rows = [
    { label: t('leave.law'), amount: law },
    { label: t('extras.yours'), amount: days, own: true },
  ]
  return (
    <PartCard title={t('extras.annual_leave')} basis={t('leave.basis')}>
      <FigureRows rows={rows} say={(amount) => t('leave.days', { count: amount })} />
      <p className={text.muted}>{t(days >= law ? 'leave.enough' : 'leave.less')}</p>
      <p className={mergeClasses(text.s13, text.faint)}>{t('leave.honest')}</p>
    </PartCard>
  )
}
