import { makeStyles } from '@fluentui/react-components'
import { Card } from '../../../ui/Card.tsx'
import { SkeletonBlock } from '../../../ui/states/SkeletonBlock.tsx'
import { media } from '../../../ui/styles/media.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  // As high as most companies in the list are.
  ghost: {
    display: 'flex',
    gap: '12px',
    minHeight: '200px',
    padding: '16px',
    [media.tablet]: { gap: '16px', minHeight: '142px', padding: '20px 24px' },
    '& > div:last-child': { display: 'grid', gap: '10px', gridTemplateRows: 'auto auto auto 1fr', flexGrow: 1 },
    // The placeholder of the rating, at the foot.
    '& > div > :last-child': { alignSelf: 'end' },
  },
})

/** The skeleton of companies in a list. */
export function ResultGhosts({ count = 3 }: { count?: number }) {
  const styles = useStyles()
  return (
    <div className={styles.list} aria-busy="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ghosts have no identity
        <Card key={place} className={styles.ghost}>
          <SkeletonBlock width={56} height={56} radius={12} />
          <div>
            <SkeletonBlock width="50%" height={18} />
            <SkeletonBlock width="35%" />
            <SkeletonBlock width="60%" />
            <SkeletonBlock width="45%" />
          </div>
        </Card>
      ))}
    </div>
  )
}
