import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useSearch } from 'wouter'
import { type CaseKind, caseKinds } from '../../contract/moderation/cases.ts'
import { BlockForms } from '../features/moderation/BlockForms.tsx'
import { Desk } from '../features/moderation/Desk.tsx'
import { DeskMenu, type DeskPart, deskParts } from '../features/moderation/DeskMenu.tsx'
import { RecentDecisions } from '../features/moderation/RecentDecisions.tsx'
import { part as lazyPart } from '../i18n/part.ts'
import { session } from '../session/session.ts'
import { useLayout } from '../ui/layout.ts'
import { media } from '../ui/media.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { ChartSkeleton } from '../ui/ReadFrame.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { useText } from '../ui/text.ts'
import NotFound from './NotFound.tsx'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '24px',
    paddingBlock: '32px 64px',
    [media.wide]: { paddingBlockEnd: '96px' },
  },
  lead: { maxWidth: '640px', marginBlock: '4px' },
})

const parts: readonly string[] = [...caseKinds, ...deskParts]
const isCase = (part: DeskPart): part is CaseKind => (caseKinds as readonly string[]).includes(part)

const Announce = lazyPart('announcements', () => import('../features/announcements/AnnouncementForm.tsx'))
const otherParts = {
  recent: <RecentDecisions />,
  accounts: <BlockForms />,
  announce: (
    <Suspense fallback={<ChartSkeleton />}>
      <Announce />
    </Suspense>
  ),
}

/** `/moderation/{part}`: the moderators' desk (design: product); to anybody else there is nothing here. */
export default function Moderation({ params }: { params: { part?: string } }) {
  const { auth } = useSnapshot(session)
  const part = params.part ?? caseKinds[0]
  if (!auth.user?.roles?.includes('moderator') || !parts.includes(part)) return <NotFound />
  return <TheDesk part={part as DeskPart} />
}

function TheDesk({ part }: { part: DeskPart }) {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation(['moderation', 'decisions'])
  const company = new URLSearchParams(useSearch()).get('company') ?? undefined
  const name = isCase(part) ? t(`decisions:kinds.${part}`) : t(part)
  usePageTitle(t('title'), name)
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      <div>
        <h1 className={text.h28}>{t('title')}</h1>
        <p className={mergeClasses(text.muted, styles.lead)}>{t('lead')}</p>
        <TextLink href="/moderation/log">{t('log')}</TextLink>
      </div>
      <DeskMenu part={part} />
      {isCase(part) ? <Desk key={`${part} ${company}`} kind={part} company={company} /> : otherParts[part]}
    </div>
  )
}
