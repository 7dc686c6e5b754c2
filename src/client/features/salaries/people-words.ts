import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'

/** Returns functions that state numbers of people and salaries in words: rounded to tens, `40+ people`. */
export function usePeopleWords() {
  const { t } = useTranslation(['salaries', 'common'])
  const { format } = useLanguage()
  return {
    people: (people: number) => t('people', { ns: 'common', count: people, number: format.atLeast(people) }),
    salaries: (people: number) => t('salaries', { count: people, number: format.atLeast(people) }),
  }
}
