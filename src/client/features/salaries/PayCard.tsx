import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pay, PayBar } from '../../../contract/salaries/pay.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../ui/ChartCard.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { media } from '../../ui/media.ts'
import { useText } from '../../ui/text.ts'
import { Histogram } from './Histogram.tsx'
import { barRange } from './pay-figures.ts'
import { usePeopleWords } from './people-words.ts'

const useStyles = makeStyles({
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [media.tablet]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: '40px' },
  },
})

/** What everybody earns: the median, the middle half as the finding, and the histogram or its table. */
export function PayCard({ pay, bars }: { pay: Pay; bars: readonly PayBar[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const { salaries } = usePeopleWords()
  const around = (part: ReactNode) => (
    <div className={styles.body}>
      <MedianFigure pay={pay} />
      {bars.length > 0 ? part : <p className={mergeClasses(text.s13, text.muted)}>{t('fewBars')}</p>}
    </div>
  )
  return (
    <ChartCard
      title={usePayFinding()(pay)}
      basis={t('basis', { salaries: salaries(pay.people) })}
      chart={around(<Histogram bars={bars} />)}
      table={around(
        <DataTable
          head={[t('column.pay'), t('column.people')]}
          rows={bars.map((bar) => ({
            key: String(bar.from),
            cells: [barRange(bar, t, format), format.atLeast(bar.people)],
          }))}
        />,
      )}
      note={t('noise')}
    />
  )
}

/** What some pay says, as a sentence: the middle half, else the median, else between which it lies. */
function usePayFinding(): (pay: Pay) => string {
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  return ({ median, low, high, from, to }) => {
    if (low !== null && high !== null) return t('title', format.moneyRange(low, high))
    return median === null
      ? t('titleRange', format.moneyRange(from, to))
      : t('titleMedian', { amount: format.money(median) })
  }
}

/** The median and how sure it is; only the range it lies in where noise moves it too much. */
function MedianFigure({ pay: { median, from, to } }: { pay: Pay }) {
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  return (
    <div>
      <h3 className={mergeClasses(text.s13, text.muted)}>{t('median')}</h3>
      <p className={mergeClasses(median === null ? text.h20 : text.h28, text.number)}>
        {median === null ? t('range', format.moneyRange(from, to)) : format.money(median)}
      </p>
      <p className={mergeClasses(text.s13, text.faint)}>
        {median === null ? t('onlyRange') : `${t('half')} ${t('sure', format.moneyRange(from, to))}`}
      </p>
    </div>
  )
}
