import { makeStyles, mergeClasses, SkeletonItem } from '@fluentui/react-components'

const useStyles = makeStyles({ bone: { height: '14px', maxWidth: '100%' } })

/** One grey shape (bone) of a skeleton; sizes in px or any CSS length. */
export function SkeletonBlock({
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
  return (
    <SkeletonItem
      // The pulse is composited only: Fluent's wave is repainted sixty times a second while the page loads.
      animation="pulse"
      className={mergeClasses(styles.bone, className)}
      style={{ width, height, borderRadius: radius }}
    />
  )
}
