import { useTranslation } from 'react-i18next'
import type { SiteToday } from '../../../contract/administration/today.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { Columns } from '../../ui/charts/Columns.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'

/** How many contributions and accounts each of the last weeks has brought, in tens. */
export function WeeksCard({ weeks }: { weeks: SiteToday['weeks'] }) {
  const { t } = useTranslation('administration')
  const { format } = useLanguage()
  const most = Math.max(1, ...weeks.map(({ contributions }) => contributions))
  return (
    <ChartCard
      small
      title={t('today.weeks.title')}
      basis={t('today.weeks.basis')}
      chart={
        weeks.every(({ contributions }) => contributions === 0) ? (
          <p>{t('today.weeks.few')}</p>
        ) : (
          <Columns
            columns={weeks.map(({ week, contributions }, place) => ({
              key: week,
              value: contributions === 0 ? '' : format.number(contributions),
              share: contributions / most,
              strong: place === weeks.length - 1,
              words: t('today.weeks.bar', { day: format.day(week), number: format.number(contributions) }),
              label: format.number(Number(week.slice(8))),
            }))}
          />
        )
      }
      table={
        <DataTable
          head={[t('today.weeks.week'), t('today.weeks.contributions'), t('today.weeks.accounts')]}
          rows={[...weeks].reverse().map(({ week, contributions, accounts }) => ({
            key: week,
            cells: [format.day(week), format.number(contributions), format.number(accounts)],
          }))}
        />
      }
    />
  )
}
