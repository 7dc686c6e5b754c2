import { useTranslation } from 'react-i18next'
import type { PayPart } from '../../../contract/salaries/pay.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { usePartName } from './part-name.ts'
import { usePeopleWords } from './people-words.ts'
import { RangeRows, type ReaderMark } from './RangeRows.tsx'

export type Breakdown = 'level' | 'department' | 'gender'

interface BreakdownCardProps {
  by: Breakdown
  /** Whether the breakdown is of the whole country rather than of one company. */
  inCountry?: boolean
  parts: readonly PayPart[]
  /** Whether there are other parts, with too few people to be shown. */
  rest?: boolean
  you?: ReaderMark
}

/** Pay by one breakdown: middle half and median on one scale, or the table. Nothing where no part may be shown. */
export function BreakdownCard({ by, inCountry, parts, rest, you }: BreakdownCardProps) {
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const translateName = usePartName()
  const { salaries } = usePeopleWords()
  if (parts.length === 0) return null
  const people = parts.reduce((sum, part) => sum + part.people, 0)
  const top = parts.reduce((highest, part) => ((part.median ?? 0) > (highest.median ?? 0) ? part : highest))
  const title =
    top.median === null
      ? t('by.apart', { by: t(`by.${by}`) })
      : t(parts.length > 1 ? 'by.most' : 'by.only', { name: translateName(top), amount: format.money(top.median) })
  const formatMedian = ({ median: one, lower, upper }: PayPart) =>
    one === null ? t('range', { from: format.number(lower), to: format.number(upper) }) : format.number(one)
  return (
    <ChartCard
      title={title}
      basis={t(inCountry ? 'by.inCountry' : 'by.basis', { by: t(`by.${by}`), salaries: salaries(people) })}
      chart={<RangeRows rows={parts} you={you} />}
      table={
        <DataTable
          head={[t(`by.${by}`), t('column.people'), t('column.median'), t('column.half')]}
          rows={parts.map((part) => ({
            key: part.id,
            cells: [
              translateName(part),
              format.atLeast(part.people),
              formatMedian(part),
              part.p25 === null || part.p75 === null
                ? t('none')
                : t('between', { from: format.number(part.p25), to: format.number(part.p75) }),
            ],
          }))}
        />
      }
      note={rest ? t('rest') : undefined}
    />
  )
}
