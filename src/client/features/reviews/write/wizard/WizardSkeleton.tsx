import { makeStyles } from '@fluentui/react-components'
import { Card } from '../../../../ui/Card.tsx'
import { SkeletonBlock } from '../../../../ui/states/SkeletonBlock.tsx'
import { phoneSheet } from '../../../../ui/styles/borders.ts'
import { media } from '../../../../ui/styles/media.ts'

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gap: '24px',
    padding: '24px 16px',
    minHeight: '520px',
    alignContent: 'start',
    [media.tablet]: { padding: '24px 32px' },
    [media.wide]: { marginInlineEnd: '344px' },
    // As the wizard is laid out there: across the whole width, down to the window's foot.
    [media.phoneOnly]: {
      minHeight: 'calc(100dvh - 200px)',
      ...phoneSheet,
    },
  },
  pair: { display: 'grid', gap: '20px', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
  field: { display: 'grid', gap: '8px' },
})

/** The skeleton of the wizard while its company or its draft is read. */
export function WizardSkeleton() {
  const styles = useStyles()
  return (
    <Card className={styles.card} aria-busy="true">
      <SkeletonBlock width={120} height={20} />
      <SkeletonBlock width="100%" height={4} />
      <SkeletonBlock width={180} height={28} />
      <div className={styles.pair}>
        {[...Array(6).keys()].map((field) => (
          <div key={field} className={styles.field}>
            <SkeletonBlock width={140} />
            <SkeletonBlock width="100%" height={44} radius={8} />
          </div>
        ))}
      </div>
    </Card>
  )
}
