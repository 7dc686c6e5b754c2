import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PushWords } from '../../data/following/worker-copy.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'

/** Returns what the worker says when it is pushed, in the reader's language. */
export function usePushWords(): PushWords {
  const { t } = useTranslation(['following', 'common'])
  const { code, dir } = useLanguage()
  return useMemo(
    () => ({
      title: t('site', { ns: 'common' }),
      some: t('message.some'),
      none: t('message.none'),
      ...{ lang: code, dir },
    }),
    [t, code, dir],
  )
}
