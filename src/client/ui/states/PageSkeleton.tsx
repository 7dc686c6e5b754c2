import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useLayout } from '../styles/layout.ts'
import { SkeletonBlock } from './SkeletonBlock.tsx'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '16px',
    paddingBlock: '40px',
    minHeight: '70vh',
  },
})

/** The skeleton of a page while the screen's code loads. */
export function PageSkeleton() {
  const styles = useStyles()
  const layout = useLayout()
  return (
    <div className={mergeClasses(layout.wrap, styles.page)} aria-busy="true">
      <SkeletonBlock width={280} height={32} />
      <SkeletonBlock width={420} />
      <SkeletonBlock width="100%" height={180} radius={12} />
      <SkeletonBlock width="100%" height={180} radius={12} />
    </div>
  )
}
