import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { PayBar } from '../../../contract/salaries/pay.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Columns } from '../../ui/Columns.tsx'
import { useText } from '../../ui/text.ts'
import { barRange, inThousands } from './pay-figures.ts'
import { usePeopleWords } from './people-words.ts'

const useStyles = makeStyles({ unit: { textAlign: 'center' } })

interface HistogramProps {
  bars: readonly PayBar[]
  title?: string
  /** The reader's own pay and the word on its bar. */
  you?: { amount: number; words: string }
}

/** How many people earn what; bars carry their counts, low pay first. */
export function Histogram({ bars, title, you }: HistogramProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const { people } = usePeopleWords()
  const most = Math.max(...bars.map((bar) => bar.people))
  const label = ({ from, to }: PayBar) => {
    if (from === null) return t('under', { amount: inThousands(to ?? 0, format) })
    if (to === null) return t('over', { amount: inThousands(from, format) })
    return inThousands(from, format)
  }
  const isYours = ({ from, to }: PayBar) =>
    you !== undefined && you.amount >= (from ?? 0) && you.amount < (to ?? Infinity)
  return (
    <figure>
      <h3 className={text.h14}>{title ?? t('histogram')}</h3>
      <Columns
        columns={bars.map((bar) => ({
          key: String(bar.from),
          value: format.atLeast(bar.people),
          share: bar.people / most,
          label: label(bar),
          words: `${barRange(bar, t, format)}: ${people(bar.people)}`,
          strong: you ? isYours(bar) : bar.people === most,
          above: isYours(bar) ? you?.words : undefined,
        }))}
      />
      <p className={mergeClasses(text.s12, text.faint, styles.unit)}>{t('thousands')}</p>
    </figure>
  )
}
