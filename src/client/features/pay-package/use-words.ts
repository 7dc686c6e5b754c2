import { useTranslation } from 'react-i18next'
import { type SourceName, sources } from '../../../contract/pay-package/rules/sources.ts'
import { formatHijriDay } from '../../i18n/hijri.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { languages } from '../../i18n/languages.ts'

/** A source beside a figure: its words and its address. */
export type Cite = { words: string; href: string }

const countDigits = (halalas: number) => (halalas % 100 === 0 ? 0 : 2)

/** Returns the words and formats of the package: amounts to the halala, days in both calendars, counted units, sources. */
export function usePayWords() {
  const { t } = useTranslation('pay-package')
  const { format, lng, display } = useLanguage()
  const formatAmount = (halalas: number) => format.number(halalas / 100, countDigits(halalas))
  const countOf = (unit: 'years' | 'days' | 'hours', count: number, digits = 0) =>
    t(unit, { count, number: format.number(count, Number.isInteger(count) ? 0 : digits || 2) })
  const formatDay = (day: string) =>
    display.calendar === 'both' ? format.day(day) : `${format.day(day)} (${formatHijriDay(day, languages[lng].intl)})`
  const formatRate = (rate: number) => {
    const digits = rate % 100 === 0 ? 0 : rate % 10 === 0 ? 1 : 2
    const text = `${format.number(rate / 100, digits)}%`
    return lng === 'arabic' ? `\u2066${text}\u2069` : text
  }
  const listCites = (names: readonly SourceName[], articles: readonly number[] = []): Cite[] =>
    names.map((name) => ({
      href: sources[name],
      words:
        name === 'labour' && articles.length > 0
          ? t('cite.articles', { count: articles.length, list: format.list(articles.map(format.digits)) })
          : t(`cite.${name}`),
    }))
  const formatMoney = (halalas: number) => format.money(halalas / 100, countDigits(halalas))
  return { t, format, formatAmount, formatMoney, countOf, formatDay, formatRate, listCites }
}

export type PayWords = ReturnType<typeof usePayWords>
