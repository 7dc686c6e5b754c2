import { useTranslation } from 'react-i18next'
import type { PayPart } from '../../../contract/salaries/pay.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { PayRows, type ReaderMark } from './PayRows.tsx'
import { usePartName } from './part-name.ts'
import { usePayWords } from './pay-words.ts'
import { usePeopleWords } from './people-words.ts'

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
  const words = usePayWords()
  if (parts.length === 0) return null
  const people = parts.reduce((sum, part) => sum + part.people, 0)
  const title = findTop(parts, (top) =>
    t(parts.length > 1 ? 'by.most' : 'by.only', { name: translateName(top), amount: words.about(top) }),
  )
  return (
    <ChartCard
      title={title ?? t(`by.${by}`)}
      basis={[title && t(`by.${by}`), t(inCountry ? 'by.inCountry' : 'basis', { salaries: salaries(people) })]
        .filter(Boolean)
        .join(' · ')}
      chart={<PayRows rows={parts} you={you} />}
      table={
        <DataTable
          head={[t(`by.${by}`), t('column.people'), t('column.median'), t('row.sure'), t('column.half')]}
          rows={parts.map((part) => ({
            key: part.id,
            cells: [
              translateName(part),
              format.atLeast(part.people),
              words.aboutNumber(part),
              words.within(part),
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

/**
 * Puts the part with the highest pay into words where that is sure: its whisker lies above those of all others.
 * Otherwise undefined.
 */
function findTop(parts: readonly PayPart[], say: (top: PayPart) => string): string | undefined {
  const top = parts.reduce((highest, part) => (part.lower > highest.lower ? part : highest))
  return parts.every((part) => part === top || part.upper < top.lower) ? say(top) : undefined
}
