import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../router/page-title.ts'
import { Action } from '../controls/Action.tsx'
import { PageMessage } from './PageMessage.tsx'

interface NotFoundProps {
  /** What is missing there, where more is known of it than that there is no such page, and where one looks for it. */
  missing?: { title: string; words: string; find: { words: string; href: string } }
}

/** An address that leads nowhere, and the ways on. */
export default function NotFound({ missing }: NotFoundProps) {
  const { t } = useTranslation('shell')
  const title = missing?.title ?? t('missing.title')
  usePageTitle(title)
  return (
    <PageMessage
      icon={<Search24Regular />}
      title={title}
      words={missing?.words ?? t('missing.words')}
      actions={
        missing ? (
          <>
            <Action kind="primary" href={missing.find.href}>
              {missing.find.words}
            </Action>
            <Action href="/">{t('missing.home')}</Action>
          </>
        ) : (
          <>
            <Action kind="primary" href="/">
              {t('missing.home')}
            </Action>
            <Action href="/companies">{t('nav.companies')}</Action>
            <Action href="/salaries">{t('nav.salaries')}</Action>
          </>
        )
      }
    />
  )
}
