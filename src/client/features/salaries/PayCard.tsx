import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pay, PayBar, PayPart } from '../../../contract/salaries/pay.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { DotPlot } from './DotPlot.tsx'
import { buildDots } from './dots.ts'
import { OwnPay, parseAmount } from './OwnPay.tsx'
import { formatBarRange } from './pay-figures.ts'
import { usePeopleWords } from './people-words.ts'
import { RangeRows } from './RangeRows.tsx'

const useStyles = makeStyles({
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    // Beside the amounts on a tablet the chart would be narrower than on a phone.
    [media.wide]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: '40px' },
  },
  facts: { marginBlockStart: '12px' },
  few: { marginBlockStart: '12px' },
  fact: {
    ...lineAbove,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    paddingBlock: '8px',
    '& dd': { fontWeight: 600, textAlign: 'end' },
  },
})

/** A fact beside the median: its name and its value. */
export type PayFact = { name: string; value: string }

interface PayCardProps {
  pay: Pay
  bars: readonly PayBar[]
  /** What the person types as their own pay; it stays on this device and marks their position in the chart. */
  typed: string
  onTyped: (typed: string) => void
  /** Further facts, where the people are shown as dots. */
  facts?: readonly PayFact[]
  /** This pay and that it is compared with, on one scale: the chart where too few people are published to show dots. */
  ranges?: readonly PayPart[]
  note?: ReactNode
  first?: boolean
}

/** The pay of everybody: the median, the middle half as the finding, and the people as dots or their table. */
export function PayCard({ pay, bars, typed, onTyped, facts = [], ranges = [], note, first }: PayCardProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const { salaries } = usePeopleWords()
  const dots = buildDots(bars)
  const amount = parseAmount(typed)
  const your = amount === undefined ? undefined : { amount, words: t('dots.yours', { amount: format.number(amount) }) }
  const renderBody = (figure: ReactNode) => (
    <>
      <div className={styles.body}>
        <MedianFigure pay={pay} facts={dots ? facts : []} />
        {dots || ranges.length > 0 ? figure : <p className={mergeClasses(text.s13, text.muted)}>{t('fewBars')}</p>}
      </div>
      {(dots || ranges.length > 0) && <OwnPay pay={pay} bars={bars} typed={typed} onTyped={onTyped} />}
    </>
  )
  const picture = dots ? (
    <figure>
      <h3 className={text.h14}>{t('histogram')}</h3>
      <DotPlot dots={dots} median={pay.median} you={your} />
    </figure>
  ) : (
    <figure>
      <h3 className={text.h14}>{t('ranges')}</h3>
      <RangeRows rows={ranges} you={your && ranges[0] && { id: ranges[0].id, ...your }} />
      <p className={mergeClasses(text.s13, text.faint, styles.few)}>{t('fewBars')}</p>
    </figure>
  )
  const table = dots ? (
    <DataTable
      head={[t('column.pay'), t('column.people')]}
      rows={bars.map((bar) => ({
        key: String(bar.from),
        cells: [formatBarRange(bar, t, format), format.atLeast(bar.people)],
      }))}
    />
  ) : (
    <DataTable
      head={[t('group'), t('column.people'), t('likely')]}
      rows={ranges.map(({ id, name, people, lower, upper }) => ({
        key: id,
        cells: [
          name ?? id,
          format.atLeast(people),
          t('range', { from: format.number(lower), to: format.number(upper) }),
        ],
      }))}
    />
  )
  return (
    <ChartCard
      title={usePayFinding()(pay)}
      basis={t('basis', { salaries: salaries(pay.people) })}
      first={first}
      chart={renderBody(picture)}
      table={renderBody(table)}
      note={
        <>
          {t('noise')} {note}
        </>
      }
    />
  )
}

/** Returns a function that states pay as a sentence: the middle half, else the median, else the range of the median. */
function usePayFinding(): (pay: Pay) => string {
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  return ({ median, p25, p75, lower, upper, leans }) => {
    if (leans) return t('titleAbout', { amount: format.money(leans.about) })
    if (p25 !== null && p75 !== null) return t('title', format.moneyRange(p25, p75))
    return median === null
      ? t('titleRange', format.moneyRange(lower, upper))
      : t('titleMedian', { amount: format.money(median) })
  }
}

/**
 * The median, how certain it is, and the amount a year; of few people also what it leans on. Only the range it lies in
 * where noise moves it too much.
 */
function MedianFigure({ pay, facts }: { pay: Pay; facts: readonly PayFact[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const { median, p25, p75, lower, upper, leans } = pay
  const amount = median ?? leans?.about ?? null
  const told: PayFact[] = [
    ...(p25 !== null && p75 !== null
      ? [{ name: t('middle'), value: t('range', { from: format.number(p25), to: format.number(p75) }) }]
      : []),
    ...(amount === null
      ? []
      : [
          { name: t('year'), value: format.number(amount * 12) },
          { name: t('likely'), value: t('range', { from: format.number(lower), to: format.number(upper) }) },
        ]),
    ...facts,
  ]
  return (
    <div>
      <h3 className={mergeClasses(text.s13, text.muted)}>{t('median')}</h3>
      <p className={mergeClasses(amount === null ? text.h20 : text.h40, text.number)}>
        {leans
          ? t('about', { amount: format.money(leans.about) })
          : median === null
            ? t('range', format.moneyRange(lower, upper))
            : format.money(median)}
      </p>
      <p className={mergeClasses(text.s13, text.muted)}>
        {leans ? t(`leans.${leans.on}`) : median === null ? t('onlyRange') : t('half')}
      </p>
      <dl className={mergeClasses(text.s13, styles.facts)}>
        {told.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={text.muted}>{name}</dt>
            <dd className={text.number}>{value}</dd>
          </div>
        ))}
      </dl>
      {amount !== null && <p className={mergeClasses(text.s12, text.faint)}>{t('sureNote')}</p>}
    </div>
  )
}
