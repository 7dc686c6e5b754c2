import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { useTranslation } from 'react-i18next'
import { PageMessage } from '../shell/PageMessage.tsx'
import { Action } from '../ui/Action.tsx'
import { usePageTitle } from '../ui/page-title.ts'

/** An address that leads nowhere. */
export default function NotFound() {
  const { t } = useTranslation('shell')
  usePageTitle(t('missing.title'))
  return (
    <PageMessage
      icon={<Search24Regular />}
      title={t('missing.title')}
      words={t('missing.words')}
      actions={
        <Action kind="primary" href="/">
          {t('missing.home')}
        </Action>
      }
    />
  )
}
