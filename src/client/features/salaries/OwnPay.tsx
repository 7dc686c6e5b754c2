import { Field, Input, makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { readAmount } from '../../../contract/form/amount.ts'
import type { Pay, PayBar } from '../../../contract/salaries/pay.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import { computePercentile } from './percentile.ts'

const useStyles = makeStyles({
  band: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px 24px',
    alignItems: 'center',
    marginBlockStart: '24px',
    padding: '16px',
    borderRadius: '12px',
    backgroundColor: paint.brandTint,
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', padding: '16px 20px' },
  },
  field: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // For a reader who has zoomed in to 180 px the field is narrower.
  input: { minWidth: 0, minHeight: '44px', '& input': { minWidth: 0 } },
})

/** Parses whole riyals of two digits or more; undefined for any other text. */
export const parseAmount = (typed: string): number | undefined => {
  const amount = readAmount(typed)
  return typeof amount === 'number' && amount >= 10 && amount <= 9_999_999 ? amount : undefined
}

interface OwnPayProps {
  pay: Pick<Pay, 'people' | 'median' | 'lower' | 'upper'>
  bars: readonly PayBar[]
  typed: string
  onTyped: (typed: string) => void
}

/** A field for a salary, and where it stands among those of the chart above; nothing of it leaves the device. */
export function OwnPay({ pay: { people, median, lower, upper }, bars, typed, onTyped }: OwnPayProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const amount = parseAmount(typed)
  const found = amount === undefined || bars.length === 0 ? undefined : computePercentile(amount, people, bars)
  /**
   * Returns how far the amount is above or below the median, rounded to hundreds as the median is; or its position
   * relative to the range of the median.
   */
  const compareWithMedian = () => {
    if (amount === undefined) return ''
    if (median === null) {
      if (amount < lower) return t('where.belowRange')
      return amount > upper ? t('where.aboveRange') : t('where.inRange')
    }
    const difference = Math.round((amount - median) / 100) * 100
    const words = { amount: format.money(Math.abs(difference)) }
    if (difference === 0) return t('where.same')
    return difference > 0 ? t('where.above', words) : t('where.below', words)
  }
  const describePlace = () => (found === null ? t('where.none') : found ? t(`where.${found.kind}`, found) : '')
  return (
    <div className={styles.band}>
      <div>
        <h3 className={text.h14}>{t('where.title')}</h3>
        <p className={mergeClasses(text.s13, text.muted)}>{t('where.words')}</p>
        <p className={text.strong} role="status">
          {describePlace()} {compareWithMedian()}
        </p>
      </div>
      <Field label={t('where.field')} className={styles.field}>
        <Input
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          dir={typed ? 'ltr' : undefined}
          value={typed}
          onChange={(_, { value }) => onTyped(value)}
        />
      </Field>
    </div>
  )
}
