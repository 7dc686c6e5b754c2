import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'

/** From this many people on a share is a percentage; of fewer it is said in words, since one of them moves it by ten. */
export const percentFrom = 10

/** Returns a function that states a part of some people: `1 of 2`, and from ten people on `50%`. */
export function useShare(): (part: number, all: number) => string {
  const { t } = useTranslation('common')
  const { format } = useLanguage()
  return (part, all) =>
    all < percentFrom
      ? t('partOf', { part: format.number(part), all: format.number(all) })
      : format.percent(all === 0 ? 0 : part / all)
}
