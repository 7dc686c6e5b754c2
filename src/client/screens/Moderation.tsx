import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useSearch } from 'wouter'
import { type CaseKind, caseKinds } from '../../contract/moderation/cases.ts'
import { Desk } from '../features/moderation/Desk.tsx'
import { DeskMenu, type DeskPart, DeskSelect, deskParts } from '../features/moderation/DeskMenu.tsx'
import { RecentDecisions } from '../features/moderation/deciding/RecentDecisions.tsx'
import { parseDeskQuery } from '../features/moderation/desk-path.ts'
import { Today } from '../features/moderation/Today.tsx'
import { loadPart as lazyPart } from '../i18n/part.ts'
import { lazyWithRetry } from '../platform/lazy-with-retry.ts'
import { usePageTitle } from '../router/page-title.ts'
import { session } from '../session/session.ts'
import NotFound from '../ui/states/NotFound.tsx'
import { ChartSkeleton } from '../ui/states/ReadFrame.tsx'
import { lineBelow } from '../ui/styles/borders.ts'
import { media } from '../ui/styles/media.ts'
import { useText } from '../ui/styles/text.ts'

const useStyles = makeStyles({
  /** As high as the window below the bar: each column scrolls by itself, and the decision bar stays in place. */
  tool: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.wide]: {
      gridTemplateColumns: '200px minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      height: 'calc(100dvh - 65px)',
      minHeight: '480px',
    },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '0 20px',
    gridColumn: '1 / -1',
    paddingBlock: '8px',
    paddingInline: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    ...lineBelow,
    [media.wide]: { paddingInline: '22px 24px' },
  },
  menu: {
    [media.wide]: {
      padding: '12px',
      overflowY: 'auto',
      borderInlineEndWidth: '1px',
      borderInlineEndStyle: 'solid',
      borderInlineEndColor: tokens.colorNeutralStroke2,
    },
  },
  other: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '16px',
    padding: '16px var(--gutter) 48px',
    [media.wide]: { padding: '24px', overflowY: 'auto' },
  },
})

const parts: readonly string[] = [...caseKinds, ...deskParts]
const isCase = (part: DeskPart): part is CaseKind => (caseKinds as readonly string[]).includes(part)

const Announce = lazyPart('announcements', () => import('../features/announcements/AnnouncementForm.tsx'))
const BlockForms = lazyWithRetry(async () => ({
  default: (await import('../features/moderation/BlockForms.tsx')).BlockForms,
}))
const otherParts = {
  recent: <RecentDecisions />,
  accounts: (
    <Suspense fallback={<ChartSkeleton />}>
      <BlockForms />
    </Suspense>
  ),
  announce: (
    <Suspense fallback={<ChartSkeleton />}>
      <Announce />
    </Suspense>
  ),
}

/** `/moderation/{part}`: the moderators' desk (design: product); for anybody else there is no such page. */
export default function Moderation({ params }: { params: { part?: string } }) {
  const { auth } = useSnapshot(session)
  const part = params.part ?? caseKinds[0]
  if (!auth.user?.roles?.includes('moderator') || !parts.includes(part)) return <NotFound />
  return <TheDesk part={part as DeskPart} />
}

function TheDesk({ part }: { part: DeskPart }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['moderation', 'decisions'])
  const search = useSearch()
  const asked = isCase(part) ? parseDeskQuery(part, search) : {}
  const name = isCase(part) ? t(`decisions:kinds.${part}`) : t(part)
  usePageTitle(t('title'), name)
  return (
    <div className={styles.tool} data-tool="">
      {/* On phones the case replaces the list: the heading of both is here. */}
      <header className={styles.head}>
        <h1 className={text.h14}>{t('title')}</h1>
        <Today />
      </header>
      <div className={styles.menu}>
        <DeskMenu part={part} />
      </div>
      {isCase(part) ? (
        <Desk key={`${part} ${asked.company} ${asked.q}`} kind={part} asked={asked} />
      ) : (
        <div className={styles.other}>
          <DeskSelect part={part} />
          <h2 className={text.h20}>{name}</h2>
          {otherParts[part]}
        </div>
      )}
    </div>
  )
}
