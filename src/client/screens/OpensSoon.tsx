import { Briefcase24Regular } from '@fluentui/react-icons/svg/briefcase'
import { useTranslation } from 'react-i18next'
import { PageMessage } from '../shell/PageMessage.tsx'
import { Action } from '../ui/Action.tsx'
import { usePageTitle } from '../ui/page-title.ts'

/** Says plainly that a part of the site is not open yet; `title` is the page's own. */
export function OpensSoon({ title }: { title: string }) {
  const { t } = useTranslation('shell')
  usePageTitle(title)
  return (
    <PageMessage
      icon={<Briefcase24Regular />}
      title={title}
      words={t('soon.words')}
      actions={
        <Action kind="primary" href="/search">
          {t('soon.search')}
        </Action>
      }
    />
  )
}
