import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'

type Period = { from?: unknown; to?: unknown }

/**
 * Returns a function that says when something was, in months: from and to, since when, or until when; undefined where
 * neither is known.
 */
export function usePeriod(): (period: Period) => string | undefined {
  const { t } = useTranslation('profile')
  const { format } = useLanguage()
  return ({ from, to }) => {
    const first = typeof from === 'string' ? format.month(from) : undefined
    const last = typeof to === 'string' ? format.month(to) : undefined
    if (first && last) return t('until', { from: first, to: last })
    if (first) return t('since', { from: first })
    return last && t('to', { to: last })
  }
}
