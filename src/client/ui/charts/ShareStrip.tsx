import { makeStyles } from '@fluentui/react-components'
import { paint } from '../styles/paint.ts'

const useStyles = makeStyles({
  strip: { display: 'flex', gap: '2px', height: '10px', borderRadius: '5px', overflow: 'hidden' },
})

const colours = [paint.dataStrong, paint.dataSoft, paint.dataSofter, paint.dataTrack]

/** Shares of a whole as a stacked bar; the sentence below it has the numbers. */
export function ShareStrip({ shares }: { shares: readonly number[] }) {
  const styles = useStyles()
  return (
    <div className={styles.strip} aria-hidden="true">
      {shares.map((share, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the share's identity, two may be equal
        <span key={place} style={{ flex: share, background: colours[Math.min(place, colours.length - 1)] }} />
      ))}
    </div>
  )
}
