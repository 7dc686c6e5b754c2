import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { paint } from './paint.ts'

const useStyles = makeStyles({
  bone: {
    height: '14px',
    borderRadius: '4px',
    backgroundImage: `linear-gradient(100deg, ${paint.dataTrack} 40%, color-mix(in srgb, ${paint.dataTrack} 45%, var(--colorNeutralBackground1)) 50%, ${paint.dataTrack} 60%)`,
    backgroundSize: '240% 100%',
    animationName: { from: { backgroundPositionX: '100%' }, to: { backgroundPositionX: '0%' } },
    animationDuration: '1.4s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
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
