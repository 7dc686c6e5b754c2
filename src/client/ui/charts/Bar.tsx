import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { styleInContrast } from '../styles/contrast.ts'
import { paint } from '../styles/paint.ts'

const useStyles = makeStyles({
  track: {
    display: 'block',
    height: '10px',
    borderRadius: '5px',
    overflow: 'hidden',
    backgroundColor: paint.dataTrack,
  },
  fill: { display: 'block', height: '100%', borderRadius: '5px' },
  data: styleInContrast(paint.dataStrong),
  soft: styleInContrast(paint.dataSoft),
  good: styleInContrast(`color-mix(in srgb, ${paint.good} 42%, var(--colorNeutralBackground1))`),
  bad: styleInContrast(`color-mix(in srgb, ${paint.bad} 42%, var(--colorNeutralBackground1))`),
  bare: { backgroundColor: 'transparent' },
})

/** A bar of a share 0..1; the number is beside it, so the bar itself is hidden from screen readers. */
export function Bar({
  share,
  tone = 'data',
  bare,
}: {
  share: number
  tone?: 'data' | 'soft' | 'good' | 'bad'
  bare?: boolean
}) {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.track, bare && styles.bare)} aria-hidden="true">
      <span className={mergeClasses(styles.fill, styles[tone])} style={{ width: `${Math.min(1, share) * 100}%` }} />
    </span>
  )
}
