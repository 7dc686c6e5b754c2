import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { paint } from './paint.ts'

const useStyles = makeStyles({
  bone: {
    height: '14px',
    borderRadius: '4px',
    backgroundColor: paint.dataTrack,
    // Only what is composed from finished layers: anything else is drawn anew sixty times a second, while the page loads.
    animationName: { to: { opacity: 0.45 } },
    animationDuration: '0.8s',
    animationDirection: 'alternate',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    maxWidth: '100%',
  },
})

/** One grey shape of a skeleton; sizes in px or any CSS length. */
export function Bone({
  width,
  height,
  radius,
  className,
}: {
  width?: number | string
  height?: number
  radius?: number
  className?: string
}) {
  const styles = useStyles()
  return <div className={mergeClasses(styles.bone, className)} style={{ width, height, borderRadius: radius }} />
}
