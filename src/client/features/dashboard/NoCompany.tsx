import { Briefcase24Regular } from '@fluentui/react-icons/svg/briefcase'
import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/controls/Action.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'

/** The empty state, until the experience list names a company. */
export function NoCompany() {
  const { t } = useTranslation('dashboard')
  return (
    <StateCard
      icon={<Briefcase24Regular />}
      title={t('none.title')}
      words={t('none.words')}
      action={
        <Action kind="primary" href="/user/myprofile">
          {t('none.action')}
        </Action>
      }
    />
  )
}
