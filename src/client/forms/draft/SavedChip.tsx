import { CheckmarkCircle16Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { PhoneDesktop16Regular } from '@fluentui/react-icons/svg/phone-desktop'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import type { SavedState } from '../../outbox/draft.ts'
import { queue } from '../../outbox/queue.ts'
import { Chip } from '../../ui/Chip.tsx'

const minute = 60_000

/** Says whether what is written in this open draft is saved: never that it is when it is not (design: offline 6). */
export function SavedChip({ saved }: { saved: SavedState }) {
  const { savedAt, kept } = useSnapshot(saved)
  const { offline } = useSnapshot(queue)
  const { t } = useTranslation('forms')
  const { format } = useLanguage()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  if (!kept) return <Chip tone="warn">{t('saved.none')}</Chip>
  if (savedAt === null) return null
  if (offline)
    return (
      <Chip tone="good" icon={<PhoneDesktop16Regular aria-hidden="true" />}>
        {t('saved.device')}
      </Chip>
    )
  // A draft saved after the last tick of the clock is fresh too.
  const fresh = now - savedAt < minute
  const age = format.age(new Date(savedAt).toISOString(), new Date(now))
  return (
    <Chip tone="good" icon={<CheckmarkCircle16Regular aria-hidden="true" />}>
      {fresh ? t('saved.now') : t('saved.age', { age })}
    </Chip>
  )
}
