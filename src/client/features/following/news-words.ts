import { useTranslation } from 'react-i18next'
import type { NewsItem } from '../../data/following/news.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'

/** Returns the function that says in words what is new. */
export function useNewsWords(): (item: NewsItem) => string {
  const { t } = useTranslation('following')
  const { format } = useLanguage()
  return (item) => {
    if (item.is === 'reviews') return t('news.reviews', { count: item.count, number: format.number(item.count) })
    const formatAmount = item.is === 'rate' ? format.rating : (amount: number) => format.money(amount)
    const now = formatAmount(item.now)
    return item.before === null
      ? t(`news.${item.is}First`, { now })
      : t(`news.${item.is}`, { now, before: formatAmount(item.before) })
  }
}
