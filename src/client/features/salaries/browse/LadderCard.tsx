import { useTranslation } from 'react-i18next'
import type { PayPart } from '../../../../contract/salaries/pay.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../../ui/charts/DataTable.tsx'
import { PayRows } from '../PayRows.tsx'
import { usePayWords } from '../pay-words.ts'
import { usePeopleWords } from '../people-words.ts'
import { buildTitlePath } from './TitleList.tsx'

interface LadderCardProps {
  /** The id of the page's title. */
  id: number
  /** The titles of its department, lowest median first. */
  ladder: readonly PayPart[]
  department: string
  /** The reader's own pay, if they have typed it. */
  amount: number | undefined
}

/** The titles of a department as a ladder: the middle half of each and what each adds to the one below. */
export function LadderCard({ id, ladder, department, amount }: LadderCardProps) {
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const { salaries } = usePeopleWords()
  const words = usePayWords()
  const place = ladder.findIndex((one) => one.id === String(id))
  if (place < 0 || ladder.length < 2) return null
  const next = ladder[place + 1]
  const step = computeStep(ladder, place + 1)
  // Where a median is only a range, it is unknown which of two titles is higher.
  const describeFinding = () => {
    if (next?.median != null && step !== undefined && step > 0)
      return t('ladder.step', { title: next.name, amount: format.money(step) })
    return !next && ladder.every(({ median }) => median !== null)
      ? t('ladder.top', { department })
      : t('ladder.among', { department })
  }
  const formatStep = ({ id: of }: Pick<PayPart, 'id'>) => {
    const adds = computeStep(
      ladder,
      ladder.findIndex((one) => one.id === of),
    )
    return adds === undefined || adds <= 0 ? undefined : t('ladder.adds', { amount: format.number(adds) })
  }
  return (
    <ChartCard
      title={describeFinding()}
      basis={t('ladder.basis', { department, salaries: salaries(ladder.reduce((sum, one) => sum + one.people, 0)) })}
      chart={
        <PayRows
          rows={ladder}
          you={amount === undefined ? undefined : { id: String(id), amount, words: t('dots.you') }}
          hrefOf={(row) => (row.id === String(id) ? undefined : buildTitlePath(Number(row.id)))}
          stepOf={formatStep}
        />
      }
      table={
        <DataTable
          head={[t('ladder.title'), t('column.people'), t('column.median'), t('ladder.column'), t('column.half')]}
          rows={ladder.map((row) => ({
            key: row.id,
            cells: [
              row.name ?? row.id,
              format.atLeast(row.people),
              words.aboutNumber(row),
              formatStep(row) ?? t('none'),
              row.p25 === null || row.p75 === null
                ? t('none')
                : t('between', { from: format.number(row.p25), to: format.number(row.p75) }),
            ],
          }))}
        />
      }
    />
  )
}

/** Returns how much a median is above the one below it; undefined where either is only a range. */
function computeStep(ladder: readonly PayPart[], place: number): number | undefined {
  const [median, below] = [ladder[place]?.median, ladder[place - 1]?.median]
  return median == null || below == null ? undefined : median - below
}
