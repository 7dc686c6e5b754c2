import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Say } from './culture-figures.ts'

/** Words of the culture tab by a key made from names of the contract. */
export function useSay(): Say {
  const { i18n } = useTranslation('culture')
  return useMemo(() => {
    const t = i18n.t as unknown as TFunction
    return (key, values) => String(t(`culture:${key}` as never, values as never))
  }, [i18n])
}
