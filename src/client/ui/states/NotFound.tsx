import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../router/page-title.ts'
import { Action } from '../controls/Action.tsx'
import { PageMessage } from './PageMessage.tsx'

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
