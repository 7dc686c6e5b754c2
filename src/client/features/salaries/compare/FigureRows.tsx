import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { styleInContrast } from '../../../ui/styles/contrast.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'

const useStyles = makeStyles({
  rows: { display: 'grid', gap: '10px' },
  head: { display: 'flex', justifyContent: 'space-between', gap: '12px' },
  track: { height: '10px', borderRadius: '5px', overflow: 'hidden', backgroundColor: paint.dataTrack },
  fill: { height: '100%', borderRadius: '5px', ...styleInContrast(paint.dataStrong) },
  own: styleInContrast(paint.dataYou),
})

export type Figure = { label: string; amount: number; own?: boolean }

/** A few amounts on one scale from 0; the reader's own in a colour of its own, and labelled. */
export function FigureRows({ rows, say }: { rows: readonly Figure[]; say: (amount: number) => string }) {
  const styles = useStyles()
  const text = useText()
  const most = Math.max(1, ...rows.map(({ amount }) => amount))
  return (
    <ul className={mergeClasses(styles.rows, text.number)}>
      {rows.map(({ label, amount, own }) => (
        <li key={label}>
          <div className={styles.head}>
            <span>{label}</span>
            <b>{say(amount)}</b>
          </div>
          <div className={styles.track} aria-hidden="true">
            <div
              className={mergeClasses(styles.fill, own && styles.own)}
              style={{ width: `${(amount / most) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
