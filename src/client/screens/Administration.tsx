import { AppsList20Regular } from '@fluentui/react-icons/svg/apps-list'
import { Building20Regular } from '@fluentui/react-icons/svg/building'
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text'
import { Gavel20Regular } from '@fluentui/react-icons/svg/gavel'
import { History20Regular } from '@fluentui/react-icons/svg/history'
import { Megaphone20Regular } from '@fluentui/react-icons/svg/megaphone'
import { Money20Regular } from '@fluentui/react-icons/svg/money'
import { Poll20Regular } from '@fluentui/react-icons/svg/poll'
import { Settings20Regular } from '@fluentui/react-icons/svg/settings'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import Today from '../features/administration/Today.tsx'
import { loadPart } from '../i18n/part.ts'
import { lazyWithRetry } from '../platform/lazy-with-retry.ts'
import { usePageTitle } from '../router/page-title.ts'
import { session } from '../session/session.ts'
import { SectionMenu } from '../ui/SectionMenu.tsx'
import { SectionPage } from '../ui/SectionPage.tsx'
import NotFound from '../ui/states/NotFound.tsx'
import { useText } from '../ui/styles/text.ts'

type Part = {
  id:
    | 'today'
    | 'settings'
    | 'directory'
    | 'lists'
    | 'figures'
    | 'studies'
    | 'texts'
    | 'announcements'
    | 'authorities'
    | 'audit'
  icon: ReactElement
  view: React.ComponentType
}

/** The parts of the area, each at `/admin/{id}`. */
const parts: readonly Part[] = [
  { id: 'today', icon: <CheckmarkCircle20Regular />, view: Today },
  {
    id: 'settings',
    icon: <Settings20Regular />,
    view: lazyWithRetry(() => import('../features/administration/SettingsForm.tsx')),
  },
  {
    id: 'directory',
    icon: <Building20Regular />,
    view: lazyWithRetry(() => import('../features/administration/Directory.tsx')),
  },
  {
    id: 'lists',
    icon: <AppsList20Regular />,
    view: lazyWithRetry(() => import('../features/administration/Lists.tsx')),
  },
  {
    id: 'figures',
    icon: <Money20Regular />,
    view: lazyWithRetry(() => import('../features/administration/Figures.tsx')),
  },
  {
    id: 'studies',
    icon: <Poll20Regular />,
    view: lazyWithRetry(() => import('../features/administration/SiteStudies.tsx')),
  },
  {
    id: 'texts',
    icon: <DocumentText20Regular />,
    view: lazyWithRetry(() => import('../features/administration/Texts.tsx')),
  },
  {
    id: 'announcements',
    icon: <Megaphone20Regular />,
    view: loadPart('announcements', () => import('../features/announcements/Announcements.tsx')),
  },
  {
    id: 'authorities',
    icon: <Gavel20Regular />,
    view: lazyWithRetry(() => import('../features/administration/Authorities.tsx')),
  },
  {
    id: 'audit',
    icon: <History20Regular />,
    view: lazyWithRetry(() => import('../features/administration/Audit.tsx')),
  },
]

/** `/admin`: the area of the people who run the site. Everybody else finds no page here. */
export default function Administration({ params }: { params: { part?: string } }) {
  const { t } = useTranslation('administration')
  const text = useText()
  const { user } = useSnapshot(session).auth
  const part = params.part === undefined ? parts[0] : parts.find(({ id }) => id === params.part)
  const chosen = params.part !== undefined
  usePageTitle(t('title'), chosen && part ? t(`parts.${part.id}`) : undefined)
  if (!part || !user?.roles.includes('administrator')) return <NotFound />
  const Heading = chosen ? 'p' : 'h1'
  return (
    <SectionPage
      menu={
        <SectionMenu
          label={t('parts.label')}
          head={<Heading className={text.h20}>{t('title')}</Heading>}
          groups={[
            { entries: parts.map(({ id, icon }) => ({ id, icon, label: t(`parts.${id}`), href: `/admin/${id}` })) },
          ]}
          current={part.id}
          chosen={chosen}
          back={{ href: '/admin', label: t('parts.back') }}
        />
      }
      title={t(`parts.${part.id}`)}
      chosen={chosen}
    >
      <part.view />
    </SectionPage>
  )
}
