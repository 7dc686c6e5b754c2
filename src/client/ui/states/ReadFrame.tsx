import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { QueryResult } from '../../data/query.ts'
import { Card } from '../Card.tsx'
import { lineAbove } from '../styles/borders.ts'
import { media } from '../styles/media.ts'
import { FailedCard } from './FailedCard.tsx'
import { NotSavedCard } from './NotSavedCard.tsx'
import { SavedCopyBar } from './SavedCopyBar.tsx'
import { SkeletonBlock } from './SkeletonBlock.tsx'

const useStyles = makeStyles({
  frame: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', [media.wide]: { gap: '24px' } },
  bones: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px' },
  rows: { height: '100dvh', overflow: 'hidden' },
  title: { marginBlockEnd: '12px' },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '16px',
    height: '64px',
    '& + &': lineAbove,
  },
})

interface ReadFrameProps<Data> {
  read: QueryResult<Data>
  /** What failed to load. */
  failed: string
  /** The page above it says already that everything is a saved copy. */
  savedAbove?: boolean
  /** The skeleton while it loads; a chart card by default. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** The content of one read: its skeleton, why it failed, or its data and whether that is a saved copy. */
export function ReadFrame<Data>({ read, failed, savedAbove, skeleton, children }: ReadFrameProps<Data>) {
  const styles = useStyles()
  if (read.state === 'loading') return skeleton ?? <ChartSkeleton />
  if (read.data === undefined) return <ReadFailed read={read} failed={failed} />
  return (
    <div className={styles.frame}>
      {read.savedAt && !savedAbove && <SavedCopyBar savedAt={read.savedAt} now={new Date()} refresh={read.retry} />}
      {children(read.data)}
    </div>
  )
}

interface ReadFailedProps {
  read: Pick<QueryResult<unknown>, 'refusal' | 'retry'>
  /** What failed to load. */
  failed: string
  /** The words where there is no network, if not the default ones. */
  notSaved?: string | undefined
}

/** Why a read failed, with a retry button. */
export function ReadFailed({ read: { refusal, retry }, failed, notSaved }: ReadFailedProps) {
  return refusal?.status === 0 ? (
    <NotSavedCard words={notSaved} retry={retry} />
  ) : (
    <FailedCard title={failed} retry={retry} />
  )
}

/** The skeleton of a chart card while its numbers load. */
export function ChartSkeleton() {
  const styles = useStyles()
  return (
    <Card padded className={styles.bones} aria-busy="true">
      <SkeletonBlock width={260} height={22} />
      <SkeletonBlock width={180} />
      <SkeletonBlock width="100%" height={140} radius={8} />
    </Card>
  )
}

/** The skeleton of a list, as high as the window, so that what follows it appears out of view. */
export function ListSkeleton({ untitled }: { untitled?: boolean }) {
  const styles = useStyles()
  return (
    <Card padded className={styles.rows} aria-busy="true">
      {!untitled && <SkeletonBlock width={120} height={22} className={styles.title} />}
      {[...Array(18).keys()].map((row) => (
        <div key={row} className={styles.row}>
          <SkeletonBlock width="55%" />
          <SkeletonBlock width={88} />
        </div>
      ))}
    </Card>
  )
}
