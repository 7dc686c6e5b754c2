import type { TFunction } from 'i18next'
import type { Format } from '../../i18n/format.ts'

type Ends = { from: number | null; to: number | null }

/** Formats the range of a bar: `Under SAR 9,600`, `SAR 9,600 to 12,200`, `SAR 18,200 and more`. */
export function formatBarRange({ from, to }: Ends, t: TFunction<'salaries'>, format: Format): string {
  if (from === null) return t('lessThan', { amount: format.money(to ?? 0) })
  if (to === null) return t('moreThan', { amount: format.money(from) })
  return t('between', format.moneyRange(from, to))
}

/** Formats an amount in thousands, with one decimal where it has one: 9600 is `9.6`, 12000 is `12`. */
export function formatThousands(riyals: number, format: Format): string {
  return format.number(riyals / 1000, riyals % 1000 === 0 ? 0 : 1)
}
