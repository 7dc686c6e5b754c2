import { useTranslation } from 'react-i18next'
import type { PayOfLevel } from '../../../contract/companies/salaries.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../ui/ChartCard.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { RangeRows } from './RangeRows.tsx'

interface LevelsCardProps {
  levels: readonly PayOfLevel[]
  /** People at levels that are not shown. */
  other: number
}

/** Pay by job level: middle half and median on one scale, or the table. */
export function LevelsCard({ levels, other }: LevelsCardProps) {
  const { t } = useTranslation(['salaries', 'common'])
  const { format } = useLanguage()
  const people = levels.reduce((sum, level) => sum + level.people, 0)
  const top = levels.reduce((highest, level) => (level.median > highest.median ? level : highest))
  return (
    <ChartCard
      title={t(levels.length > 1 ? 'levels.title' : 'levels.only', {
        level: top.name,
        amount: format.money(top.median),
      })}
      basis={t('levels.basis', { salaries: t('salaries', { count: people, number: format.number(people) }) })}
      view={t('view')}
      chart={<RangeRows levels={levels} />}
      table={
        <DataTable
          head={[t('column.level'), t('column.people'), t('column.median'), t('column.half')]}
          rows={levels.map(({ id, name, people: n, median, low, high }) => ({
            key: String(id),
            cells: [
              name,
              format.number(n),
              format.number(median),
              t('between', { from: format.number(low), to: format.number(high) }),
            ],
          }))}
        />
      }
      note={
        other > 0
          ? t('levels.note', {
              people: t('people', { ns: 'common', count: other, number: format.number(other) }),
            })
          : undefined
      }
    />
  )
}
