import { makeStyles, tokens } from '@fluentui/react-components'
import encodeQR from 'qr'

const useStyles = makeStyles({
  // Cameras need dark on light, no matter what the theme.
  picture: {
    display: 'block',
    width: '208px',
    maxWidth: '100%',
    borderRadius: '8px',
    backgroundColor: '#FFFFFF',
    // Its white edge would not be seen on a white card.
    boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke1}`,
  },
})

/** The quiet zone, in modules, without which no camera finds the code. */
const border = 4

/** A text as a QR code: generated here, so that the text is sent to nobody. */
export default function QrPicture({ text, label }: { text: string; label: string }) {
  const styles = useStyles()
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border })
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className={styles.picture} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} data-qr>
      <path fill="#000000" shapeRendering="crispEdges" d={squares.join('')} />
    </svg>
  )
}
