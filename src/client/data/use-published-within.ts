import { useTranslation } from 'react-i18next'
import { describeRounds, minutesOfDay } from '../../contract/reviews/rounds.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { useSettings } from './settings.ts'

/** Returns the words for when readers see what is sent now: `within a day`, as the operator has set it. */
export function usePublishedWithin(): string {
  const { t } = useTranslation('common')
  const { format } = useLanguage()
  const { publish_rounds: rounds = minutesOfDay } = useSettings()
  const { key, count, unit } = describeRounds(Number(rounds))
  return key === 'time' ? t('within.time', { time: format.time(count, unit) }) : t(`within.${key}`)
}
