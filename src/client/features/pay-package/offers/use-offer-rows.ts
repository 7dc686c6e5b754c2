import { useTranslation } from 'react-i18next'
import { type Compared, findBest, type Measure } from '../../../../contract/pay-package/compare-offers.ts'
import { usePayWords } from '../use-words.ts'

/** A row of the comparison: what it is, each package's value, and which of them is best. */
export type OfferRow = {
  key: string
  name: string
  values: readonly string[]
  best: number | undefined
  isFirst?: true
}

/** Returns the rows of the comparison in three groups: a month, the years, the work. */
export function useOfferRows(compared: readonly Compared[], years: number): OfferRow[] {
  const { t } = useTranslation('offers')
  const { t: pay, formatAmount, countOf } = usePayWords()
  const none = pay('result.unknown')
  const showAmount = (amount: number | null) => (amount === null ? none : formatAmount(amount))
  const build = (key: string, name: string, values: readonly string[], measure?: Measure): OfferRow => ({
    ...{ key, name, values },
    best: measure && findBest(compared, measure),
  })
  const measure = (key: Measure, name: string, show: (value: number | null) => string = showAmount) =>
    build(
      key,
      name,
      compared.map((one) => show(one[key])),
      key,
    )
  const buildPart = (key: 'basic' | 'housing' | 'transport' | 'other' | 'bonus') =>
    build(
      key,
      pay(`fields.${key}`),
      compared.map(({ sheet }) => formatAmount(sheet[key])),
    )
  const markFirst = (row: OfferRow): OfferRow => ({ ...row, isFirst: true })
  const bonus = compared.some(({ sheet }) => sheet.bonus > 0) ? [buildPart('bonus')] : []
  return [
    measure('net', t('rows.net')),
    ...[buildPart('basic'), buildPart('housing'), buildPart('transport'), buildPart('other'), ...bonus],
    build(
      'insurance',
      t('rows.insurance'),
      compared.map(({ insurance }) => showMinus(insurance)),
    ),
    markFirst(measure('netOfYears', t('rows.netOfYears', { years: countOf('years', years) }))),
    measure('ended', t('rows.ended')),
    measure('resigned', t('rows.resigned')),
    markFirst(measure('leave', t('rows.leave'), (days) => (days === null ? none : countOf('days', days)))),
    build(
      'weeklyHours',
      pay('fields.weeklyHours'),
      compared.map(({ sheet }) => countOf('hours', sheet.weeklyHours)),
    ),
    measure('netHour', t('rows.netHour')),
  ]

  function showMinus(amount: number | null) {
    return amount === null ? none : amount === 0 ? formatAmount(0) : `\u200E−${formatAmount(amount)}`
  }
}
