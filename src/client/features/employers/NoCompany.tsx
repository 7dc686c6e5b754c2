import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { useTranslation } from 'react-i18next'
import { useMessageTitle } from '../../router/page-title.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'

/** What a person sees who speaks for no company: how to do so. */
export function NoCompany() {
  const { t } = useTranslation('employers')
  useMessageTitle(t('title'))
  return (
    <StateCard
      heading="h1"
      icon={<Building24Regular />}
      title={t('none.title')}
      words={t('none.words')}
      action={
        <Action kind="primary" href="/for-employers">
          {t('none.action')}
        </Action>
      }
    />
  )
}
