import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../i18n/part.ts'
import { useMessageTitle } from '../../router/page-title.ts'
import { Action } from '../controls/Action.tsx'
import { PageMessage } from './PageMessage.tsx'

const NotFoundSearch = loadPart('shell', () => import('./NotFoundSearch.tsx'))

interface NotFoundProps {
  /** What is missing, where more is known than that there is no such page, and a link to where to look for it. */
  missing?: { title: string; words: string; find: { words: string; href: string } }
}

/** The page for an address that leads nowhere, with a search and links to continue. */
export default function NotFound({ missing }: NotFoundProps) {
  const { t } = useTranslation('shell')
  const title = missing?.title ?? t('missing.title')
  useMessageTitle(title)
  return (
    <PageMessage
      icon={<Search24Regular />}
      title={title}
      words={missing?.words ?? t('missing.words')}
      actions={
        missing ? (
          <>
            <Action href={missing.find.href}>{missing.find.words}</Action>
            <Action href="/">{t('missing.home')}</Action>
          </>
        ) : (
          <>
            <Action href="/">{t('missing.home')}</Action>
            <Action href="/companies">{t('nav.companies')}</Action>
            <Action href="/salaries">{t('nav.salaries')}</Action>
          </>
        )
      }
    >
      <Suspense fallback={null}>
        <NotFoundSearch />
      </Suspense>
    </PageMessage>
  )
}
