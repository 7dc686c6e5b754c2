import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeBar } from '../ui/states/NoticeBar.tsx'

/** Says what ends with the page in a browser that lets the site store nothing (all cookies blocked, private modes). */
export function StorageRefused() {
  const { t } = useTranslation('outbox')
  const [read, setRead] = useState(false)
  if (read) return null
  return (
    <NoticeBar later={{ label: t('refused.understood'), run: () => setRead(true) }}>{t('refused.words')}</NoticeBar>
  )
}
