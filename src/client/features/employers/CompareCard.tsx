import { useTranslation } from 'react-i18next'
import type { Analytics } from '../../../contract/employers/analytics.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { BarRows } from '../../ui/charts/BarRows.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import {
  buildComparedRows,
  type ComparedMeasure,
  type ComparedRow,
  compared,
  compareFinding,
} from './compare-figures.ts'

/** One public number of the company beside that of its competitors and, for the rating, of its industry. */
export function CompareCard({ analytics, what }: { analytics: Analytics; what: ComparedMeasure }) {
  const { t } = useTranslation(['employers', 'common'])
  const { format } = useLanguage()
  const rows = buildComparedRows(analytics, what)
  const { industry, rank } = analytics
  const average = what === 'rating' ? industry?.average : undefined
  const translateName = ({ own, name }: ComparedRow) => (own ? t('compare.own', { company: name }) : (name ?? ''))
  const formatPeople = (count: number) => t('people', { ns: 'common', count, number: format.number(count) })
  const formatValue = (value: number | null) => (value === null ? t('compare.none') : format.rating(value))
  const industryName = industry ? t('compare.industry', { industry: industry.name }) : ''
  const companies = industry
    ? t('compare.companies', { count: industry.companies, number: format.number(industry.companies) })
    : ''
  return (
    <ChartCard
      title={t(`compare.${what}.${compareFinding(rows, what)}`)}
      basis={t(`compare.${what}.basis`)}
      note={
        what === 'rating' && rank && industry
          ? t('compare.rank', { place: format.number(rank.place), of: format.number(rank.of), industry: industry.name })
          : undefined
      }
      chart={
        <BarRows
          rows={[
            ...rows.map((row) => ({
              key: row.key,
              label: translateName(row),
              beside: row.people > 0 ? formatPeople(row.people) : undefined,
              value: formatValue(row.value),
              share: (row.value ?? 0) / compared[what],
              isReference: !row.own,
            })),
            ...(typeof average === 'number'
              ? [
                  {
                    key: 'industry',
                    label: industryName,
                    beside: companies,
                    value: format.rating(average),
                    share: average / compared[what],
                    isReference: true,
                  },
                ]
              : []),
          ]}
        />
      }
      table={
        <DataTable
          head={[t('compare.company'), t('compare.people'), t(`compare.${what}.value`)]}
          rows={[
            ...rows.map((row) => ({
              key: row.key,
              cells: [translateName(row), format.number(row.people), formatValue(row.value)],
            })),
            ...(typeof average === 'number'
              ? [{ key: 'industry', cells: [industryName, companies, format.rating(average)] }]
              : []),
          ]}
        />
      }
    />
  )
}
