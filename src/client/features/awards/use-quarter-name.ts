import { useTranslation } from 'react-i18next'

const names = { '1': 'quarters.1', '2': 'quarters.2', '3': 'quarters.3', '4': 'quarters.4' } as const

/** Returns a function that names a quarter: `2026-Q3` is `third quarter 2026`. */
export function useQuarterName(): (quarter: string) => string {
  const { t } = useTranslation('awards')
  return (quarter) => t(names[quarter.slice(-1) as keyof typeof names], { year: quarter.slice(0, 4) })
}
