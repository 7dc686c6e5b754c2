import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type ReactNode, Suspense } from 'react'
import { ChartSkeleton } from './states/ReadFrame.tsx'
import { useLayout } from './styles/layout.ts'
import { media } from './styles/media.ts'
import { useText } from './styles/text.ts'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    alignContent: 'start',
    gap: '16px',
    paddingBlock: '16px 64px',
    [media.tablet]: { paddingBlockStart: '32px' },
    [media.wide]: { gridTemplateColumns: '272px minmax(0, 1fr)', gap: '24px', paddingBlockEnd: '96px' },
  },
  view: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', minWidth: 0 },
  /**
   * Hidden on a phone, which without a section in the address shows only the list; a wide screen shows the first
   * section beside the list.
   */
  wideOnly: { [media.collapsed]: { display: 'none' } },
})

interface SectionPageProps {
  menu: ReactNode
  /** The name of the current section. */
  title: string
  /** Whether the address names it. */
  chosen: boolean
  children: ReactNode
}

/** A page in sections: their menu, and the current section under its name. */
export function SectionPage({ menu, title, chosen, children }: SectionPageProps) {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const Heading = chosen ? 'h1' : 'h2'
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      {menu}
      <section className={mergeClasses(styles.view, !chosen && styles.wideOnly)} aria-labelledby="section-name">
        <Heading id="section-name" className={text.h20}>
          {title}
        </Heading>
        <Suspense fallback={<ChartSkeleton />}>{children}</Suspense>
      </section>
    </div>
  )
}
