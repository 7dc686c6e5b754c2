import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { LinkChevron } from './controls/LinkChevron.tsx'
import { TextLink } from './controls/TextLink.tsx'
import { useLater } from './later.ts'
import { useLayout } from './styles/layout.ts'
import { media } from './styles/media.ts'
import { useText } from './styles/text.ts'

const useStyles = makeStyles({
  // The content above ends with its own padding already.
  band: { paddingBlockStart: 0, [media.tablet]: { paddingBlockStart: 0 } },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '8px 24px',
    marginBlockEnd: '24px',
    '& > :first-child': { [media.tablet]: { flex: '1' } },
  },
})

interface BandProps {
  title: string
  lead: string
  /** The link to the whole list, and its words. */
  href: string
  all: string
  children: ReactNode
}

/** A band of the home page: its title and lead, a link to the whole list, and some of its items. */
export function HomeSection({ title, lead, href, all, children }: BandProps) {
  const styles = useStyles()
  const layout = useLayout()
  const later = useLater()
  const text = useText()
  return (
    <section className={mergeClasses(layout.wrap, layout.section, later.band, styles.band)}>
      <div className={styles.head}>
        <div>
          <h2 className={text.h28}>{title}</h2>
          <p className={text.muted}>{lead}</p>
        </div>
        <TextLink href={href}>
          {all}
          <LinkChevron />
        </TextLink>
      </div>
      {children}
    </section>
  )
}
