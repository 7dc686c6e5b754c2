import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Namespace } from './resources.ts'

/**
 * Returns the words for a key composed of names of the contract; a test of the feature compares such keys with the
 * locale files.
 */
export type Say = (key: string, values?: Record<string, string | number>) => string

export function useSay(namespace: Namespace): Say {
  const { i18n } = useTranslation(namespace)
  return useMemo(() => {
    const t = i18n.t as unknown as TFunction
    return (key, values) => String(t(`${namespace}:${key}` as never, values as never))
  }, [i18n, namespace])
}
