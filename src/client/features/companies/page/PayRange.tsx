import { makeStyles } from '@fluentui/react-components'
import { styleInContrast } from '../../../ui/styles/contrast.ts'
import { paint } from '../../../ui/styles/paint.ts'

const useStyles = makeStyles({
  root: { display: 'block', position: 'relative', height: '14px', maxWidth: '220px', marginBlock: '4px 2px' },
  track: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '5.5px',
    height: '3px',
    borderRadius: '2px',
    backgroundColor: paint.dataTrack,
  },
  middle: {
    position: 'absolute',
    insetBlockStart: '3px',
    height: '8px',
    borderRadius: '4px',
    ...styleInContrast(paint.dataSoft),
  },
  median: {
    position: 'absolute',
    insetBlock: 0,
    width: '4px',
    marginInlineStart: '-2px',
    borderRadius: '2px',
    ...styleInContrast(paint.dataStrong),
  },
})

/** The range of pay of the middle half, and the median, on an axis from 0 to one and a half times `p75` (riyals). */
export function PayRange({ p25, median, p75 }: { p25: number; median: number; p75: number }) {
  const styles = useStyles()
  const scaleToPercent = (riyals: number) => `${(riyals / (p75 * 1.5)) * 100}%`
  return (
    <span className={styles.root} aria-hidden="true">
      <span className={styles.track} />
      <span
        className={styles.middle}
        style={{ insetInlineStart: scaleToPercent(p25), width: scaleToPercent(p75 - p25) }}
      />
      <span className={styles.median} style={{ insetInlineStart: scaleToPercent(median) }} />
    </span>
  )
}
