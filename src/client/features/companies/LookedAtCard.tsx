import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { forgetRecent, readRecentCompanies } from './list/recent.ts'
import { RecentList } from './RecentList.tsx'

const shown = 4

/** The companies opened on this device, a link to compare the last two of them, and a button that forgets them. */
export function LookedAtCard() {
  const { t } = useTranslation('dashboard')
  const [companies, set] = useState(() => readRecentCompanies().slice(0, shown))
  const [first, second] = companies
  if (!first) return null
  const forget = () => {
    forgetRecent()
    set([])
  }
  return (
    <SectionCard title={t('looked.title')} words={t('looked.kept')}>
      <RecentList companies={companies} />
      {second && (
        <Action kind="soft" block href={`/compare-companies/${first.id}-${second.id}`}>
          {t('looked.compare')}
        </Action>
      )}
      <Action kind="ghost" block onClick={forget}>
        {t('looked.forget')}
      </Action>
    </SectionCard>
  )
}
