import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { BuildingMultiple20Regular } from '@fluentui/react-icons/svg/building-multiple'
import { DataHistogram20Regular } from '@fluentui/react-icons/svg/data-histogram'
import { DataTrending20Regular } from '@fluentui/react-icons/svg/data-trending'
import { DocumentEdit20Regular } from '@fluentui/react-icons/svg/document-edit'
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text'
import { Flag20Regular } from '@fluentui/react-icons/svg/flag'
import { Gavel20Regular } from '@fluentui/react-icons/svg/gavel'
import { History20Regular } from '@fluentui/react-icons/svg/history'
import { LockOpen20Regular } from '@fluentui/react-icons/svg/lock-open'
import { Mail20Regular } from '@fluentui/react-icons/svg/mail'
import { Megaphone20Regular } from '@fluentui/react-icons/svg/megaphone'
import { People20Regular } from '@fluentui/react-icons/svg/people'
import { Scales20Regular } from '@fluentui/react-icons/svg/scales'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { navigate } from 'wouter/use-browser-location'
import { type CaseKind, caseKinds } from '../../../contract/moderation/cases.ts'
import { listQueues } from '../../../contract/moderation/desk.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Link } from '../../router/Link.tsx'
import { session } from '../../session/session.ts'
import { PillSelect } from '../../ui/controls/PillSelect.tsx'
import { SkeletonBlock } from '../../ui/states/SkeletonBlock.tsx'
import { chosenInContrast } from '../../ui/styles/contrast.ts'
import { useHidden } from '../../ui/styles/hidden.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'

/** The parts of the desk beside the queues. */
export const deskParts = ['recent', 'accounts', 'announce'] as const
export type DeskPart = (typeof deskParts)[number] | CaseKind

const icons: Readonly<Record<DeskPart, ReactElement>> = {
  company: <BuildingMultiple20Regular />,
  unlock: <LockOpen20Regular />,
  change: <DocumentEdit20Regular />,
  report: <Flag20Regular />,
  notice: <Gavel20Regular />,
  burst: <DataTrending20Regular />,
  study: <DataHistogram20Regular />,
  appeal: <Scales20Regular />,
  support: <Mail20Regular />,
  recent: <History20Regular />,
  accounts: <People20Regular />,
  announce: <Megaphone20Regular />,
}

const useStyles = makeStyles({
  menu: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '2px',
    [media.collapsed]: { display: 'none' },
  },
  head: { paddingBlock: '8px 4px', paddingInline: '10px', '& ~ &': { marginBlockStart: '12px' } },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '38px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: 600,
    color: tokens.colorNeutralForeground2,
    '& > svg': { flexShrink: 0 },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  here: {
    backgroundColor: paint.brandTint,
    color: paint.brandFg,
    ...chosenInContrast,
    ':hover': { backgroundColor: paint.brandTint2 },
  },
  lead: { paddingBlock: '12px', paddingInline: '10px' },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  // Its width is reserved while the numbers load.
  count: { minWidth: '2ch', marginInlineStart: 'auto', fontSize: '0.8125rem', textAlign: 'end' },
  select: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    marginInlineStart: '-14px',
    [media.wide]: { display: 'none' },
  },
})

/**
 * Returns the parts of the desk for the signed-in moderator, each with its name and, for a queue, how many cases wait
 * in it.
 */
function useParts() {
  const { t } = useTranslation(['moderation', 'decisions'])
  const lead = useSnapshot(session).auth.user?.roles.includes('lead') ?? false
  const { data, state } = useQuery(listQueues)
  const waiting = new Map(data?.map((one) => [one.kind, one.waiting]))
  return {
    loading: state === 'loading',
    queues: caseKinds.map((kind) => ({ part: kind, name: t(`decisions:kinds.${kind}`), count: waiting.get(kind) })),
    others: deskParts.filter((part) => part !== 'accounts' || lead).map((part) => ({ part, name: t(part) })),
  }
}

type Entry = { part: DeskPart; name: string; count?: number | undefined }

/** The menu of the desk, beside its content: the queues with how many cases wait in each, and the other parts. */
export function DeskMenu({ part }: { part: DeskPart }) {
  const styles = useStyles()
  const text = useText()
  const hidden = useHidden()
  const { t } = useTranslation('moderation')
  const { format } = useLanguage()
  const { loading, queues, others } = useParts()
  const renderLink = ({ part: to, name, count }: Entry, isQueue: boolean) => (
    <Link
      key={to}
      href={`/moderation/${to}`}
      className={mergeClasses(styles.link, part === to && styles.here)}
      aria-current={part === to ? 'page' : undefined}
    >
      {icons[to]}
      <span className={styles.name}>{name}</span>
      {isQueue && (
        <span aria-hidden="true" className={mergeClasses(text.number, styles.count)}>
          {loading && <SkeletonBlock />}
          {count !== undefined && format.number(count)}
        </span>
      )}
      {count !== undefined && (
        <span className={hidden.visually}>
          {format.list(['', t('waiting', { count, number: format.number(count) })])}
        </span>
      )}
    </Link>
  )
  return (
    <nav className={styles.menu} aria-label={t('queues')}>
      <h2 className={mergeClasses(text.s12, text.faint, text.strong, styles.head)}>{t('queuesHead')}</h2>
      {queues.map((one) => renderLink(one, true))}
      <h2 className={mergeClasses(text.s12, text.faint, text.strong, styles.head)}>{t('othersHead')}</h2>
      {others.map((one) => renderLink(one, false))}
      <Link href="/moderation/log" className={styles.link}>
        <DocumentText20Regular />
        <span className={styles.name}>{t('log')}</span>
      </Link>
      <p className={mergeClasses(text.s12, text.faint, styles.lead)}>{t('lead')}</p>
    </nav>
  )
}

/** The same menu as a select, where there is no room beside the content. */
export function DeskSelect({ part }: { part: DeskPart }) {
  const styles = useStyles()
  const { t } = useTranslation('moderation')
  const { format } = useLanguage()
  const { queues, others } = useParts()
  const options = [...queues, ...others].map(({ part: value, name, ...one }) => {
    const count = 'count' in one ? one.count : undefined
    return { value, label: count === undefined ? name : t('queueOf', { name, number: format.number(count) }) }
  })
  return (
    <div className={styles.select}>
      <PillSelect
        label={t('queues')}
        value={part}
        options={[...options, { value: 'log', label: t('log') }]}
        onChange={(to) => navigate(`/moderation/${to}`)}
      />
    </div>
  )
}
