import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pay, PayBar } from '../../../contract/salaries/pay.schema.ts'
import { computeAbout } from '../../../contract/salaries/pay.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { PayTrack } from '../../ui/charts/PayTrack.tsx'
import { computeScale } from '../../ui/charts/pay-scale.ts'
import { lineAbove } from '../../ui/styles/borders.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { DotPlot } from './DotPlot.tsx'
import { buildDots } from './dots.ts'
import { OwnPay, parseAmount } from './OwnPay.tsx'
import { PayAxis, PayKey } from './PayKey.tsx'
import { type PayRow, PayRows } from './PayRows.tsx'
import { formatBarRange } from './pay-figures.ts'
import { usePayWords } from './pay-words.ts'
import { usePeopleWords } from './people-words.ts'

const useStyles = makeStyles({
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: '40px' },
  },
  amount: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
  track: { marginBlockStart: '12px' },
  key: { marginBlockStart: '12px' },
  facts: { marginBlockStart: '16px' },
  fact: {
    ...lineAbove,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    paddingBlock: '8px',
    '& dd': { fontWeight: 600, textAlign: 'end' },
  },
  figure: { marginBlockStart: '32px' },
})

interface PayCardProps {
  pay: Pay
  bars: readonly PayBar[]
  /** What the person types as their own pay; it stays on this device and marks their position in the chart. */
  typed: string
  onTyped: (typed: string) => void
  /** Whose pay it is where the page's subject has none to tell: a finding, when its own opens, and the crowd's name. */
  wider?: { title: string; words: string; crowd: string } | undefined
  /** Pay that it is compared with. */
  beside?: readonly PayRow[]
  note?: ReactNode
  /** A further way on from the reader's offer. */
  below?: ReactNode
  first?: boolean
}

/** Some pay: one number, how sure it is, the middle half of people; the reader's offer; and the people as dots. */
export function PayCard({ pay, bars, typed, onTyped, wider, beside = [], note, below, first }: PayCardProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const { salaries } = usePeopleWords()
  const words = usePayWords()
  const findPay = usePayFinding()
  const dots = buildDots(bars)
  const you = parseAmount(typed)
  const rows = [{ id: 'this', name: wider?.crowd ?? t('row.this'), ...pay }, ...beside]
  return (
    <ChartCard
      title={wider?.title ?? findPay(pay)}
      basis={wider?.words ?? t('basis', { salaries: salaries(pay.people) })}
      first={first}
      chart={
        <>
          <div className={styles.body}>
            <OnePay pay={pay} crowd={wider?.crowd} you={you} />
            <OwnPay pay={pay} bars={bars} crowd={wider?.crowd} typed={typed} onTyped={onTyped} below={below} />
          </div>
          {dots && (
            <figure className={styles.figure}>
              <h3 className={text.h14}>{t('histogram')}</h3>
              <DotPlot
                dots={dots}
                median={pay.median}
                you={
                  you === undefined
                    ? undefined
                    : { amount: you, words: t('dots.yours', { amount: format.number(you) }) }
                }
              />
            </figure>
          )}
          {beside.length > 0 && (
            <figure className={styles.figure}>
              <h3 className={text.h14}>{t('row.beside')}</h3>
              <PayRows rows={beside} />
            </figure>
          )}
        </>
      }
      table={
        dots ? (
          <DataTable
            head={[t('column.pay'), t('column.people')]}
            rows={bars.map((bar) => ({
              key: String(bar.from),
              cells: [formatBarRange(bar, t, format), format.atLeast(bar.people)],
            }))}
          />
        ) : (
          <DataTable
            head={[t('group'), t('column.people'), t('column.median'), t('row.sure')]}
            rows={rows.map((row) => ({
              key: row.id,
              cells: [row.name ?? row.id, format.atLeast(row.people ?? 0), words.aboutNumber(row), words.within(row)],
            }))}
          />
        )
      }
      note={
        <>
          {t('rounded')} {note}
        </>
      }
    />
  )
}

/** Returns a function that states pay as a sentence: the middle half, else what half earn less than. */
function usePayFinding(): (pay: Pay) => string {
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  return (pay) =>
    pay.p25 !== null && pay.p75 !== null
      ? t('title', format.moneyRange(pay.p25, pay.p75))
      : t('titleAbout', { amount: format.money(computeAbout(pay).about) })
}

/** The number with its track and its facts. */
function OnePay({ pay, crowd, you }: { pay: Pay; crowd: string | undefined; you: number | undefined }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const words = usePayWords()
  const { p25, p75, leans, people } = pay
  const { about } = computeAbout(pay)
  const hasHalf = p25 !== null && p75 !== null
  const scale = computeScale([pay.lower, pay.upper, p25 ?? about, p75 ?? about, you ?? about])
  const facts = [
    ...(hasHalf
      ? [{ name: t('middle'), value: t('range', { from: format.number(p25), to: format.number(p75) }) }]
      : []),
    { name: t('row.sure'), value: words.within(pay) },
    { name: t('year'), value: t('about', { amount: format.number(Math.round((about * 12) / 1000) * 1000) }) },
    { name: t('row.people'), value: format.atLeast(people) },
  ]
  return (
    <div>
      {crowd && <p className={text.strong}>{crowd}</p>}
      <p className={styles.amount}>
        <span className={text.muted}>{t('row.about')}</span>
        <span className={mergeClasses(text.h40, text.number)}>{format.number(about)}</span>
        <span className={text.muted}>{t('row.month')}</span>
      </p>
      {/* Without the middle half the card's title says it. */}
      {(leans || hasHalf || crowd) && (
        <p className={mergeClasses(text.s13, text.muted)}>{leans ? t(`leans.${leans.on}`) : t('half')}</p>
      )}
      <div className={styles.track}>
        <PayTrack pay={pay} scale={scale} you={you} wider={crowd !== undefined} />
        <PayAxis scale={scale} />
      </div>
      <dl className={mergeClasses(text.s13, styles.facts)}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={text.muted}>{name}</dt>
            <dd className={text.number}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.key}>
        <PayKey
          half={hasHalf && crowd === undefined}
          wider={crowd === undefined ? undefined : hasHalf ? 'half' : 'dot'}
          you={you === undefined ? undefined : t('dots.you')}
        />
      </div>
    </div>
  )
}
