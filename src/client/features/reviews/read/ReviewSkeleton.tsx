import { makeStyles } from '@fluentui/react-components'
import { Card } from '../../../ui/Card.tsx'
import { SkeletonBlock } from '../../../ui/states/SkeletonBlock.tsx'
import { media } from '../../../ui/styles/media.ts'

const useStyles = makeStyles({
  // As high as most review cards are.
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '14px',
    minHeight: '366px',
    padding: '20px 16px',
    [media.tablet]: { minHeight: '270px', padding: '24px' },
  },
  top: { display: 'flex', gap: '12px', '& > :last-child': { marginInlineStart: 'auto' } },
  sides: {
    display: 'grid',
    gap: '16px',
    marginBlockStart: '8px',
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: '32px' },
  },
  side: { display: 'grid', gap: '10px' },
})

/** The skeleton of a review card. */
export function ReviewSkeleton() {
  const styles = useStyles()
  return (
    <Card className={styles.card} aria-busy="true">
      <div className={styles.top}>
        <SkeletonBlock width={112} />
        <SkeletonBlock width={28} />
        <SkeletonBlock width={88} />
      </div>
      <SkeletonBlock width={260} height={22} />
      <SkeletonBlock width={340} />
      <div className={styles.sides}>
        {['pros', 'cons'].map((side) => (
          <div key={side} className={styles.side}>
            <SkeletonBlock width={64} />
            <SkeletonBlock />
            <SkeletonBlock width="80%" />
          </div>
        ))}
      </div>
    </Card>
  )
}
