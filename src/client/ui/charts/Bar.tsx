import { makeStyles, mergeClasses, ProgressBar } from '@fluentui/react-components'
import { styleInContrast } from '../styles/contrast.ts'
import { paint } from '../styles/paint.ts'

const useStyles = makeStyles({
  track: {
    height: '10px',
    borderRadius: '5px',
    backgroundColor: paint.dataTrack,
  },
  fill: { display: 'block', borderRadius: '5px', transitionProperty: 'none' },
  data: styleInContrast(paint.dataStrong),
  soft: styleInContrast(paint.dataSoft),
  good: styleInContrast(`color-mix(in srgb, ${paint.good} 42%, var(--colorNeutralBackground1))`),
  bad: styleInContrast(`color-mix(in srgb, ${paint.bad} 42%, var(--colorNeutralBackground1))`),
  bare: { backgroundColor: 'transparent' },
})

interface BarProps {
  share: number
  tone?: 'data' | 'soft' | 'good' | 'bad'
  bare?: boolean
}

/** A bar of a share 0..1; the number is beside it, so the bar itself is hidden from screen readers. */
export function Bar({ share, tone = 'data', bare }: BarProps) {
  const styles = useStyles()
  return (
    <ProgressBar
      // Fluent's types know only a block; a bar stands among words, too.
      as={'span' as 'div'}
      aria-hidden="true"
      className={mergeClasses(styles.track, bare && styles.bare)}
      value={Math.min(1, share)}
      bar={{ as: 'span' as 'div', className: mergeClasses(styles.fill, styles[tone]) }}
    />
  )
}
