import { Briefcase24Regular } from '@fluentui/react-icons/svg/briefcase'
import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/Action.tsx'
import { StateCard } from '../../ui/StateCard.tsx'
import { type CompanyTab, tabPath } from './company-tabs.ts'

/** A tab that is not built yet says so plainly. */
export function SoonTab({ id, tab }: { id: number; tab: CompanyTab }) {
  const { t } = useTranslation('companies')
  return (
    <StateCard
      icon={<Briefcase24Regular />}
      title={t('soon.title', { tab: t(`tabs.${tab}`) })}
      words={t('soon.words')}
      action={<Action href={tabPath(id, 'overview')}>{t('soon.action')}</Action>}
    />
  )
}
