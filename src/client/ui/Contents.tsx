import { makeStyles, tokens } from '@fluentui/react-components'
import { Card } from './Card.tsx'
import { media } from './styles/media.ts'
import { paint } from './styles/paint.ts'
import { useText } from './styles/text.ts'

const useStyles = makeStyles({
  contents: {
    [media.wide]: { position: 'sticky', insetBlockStart: '88px' },
    '& ol': {
      columnGap: '24px',
      marginBlockStart: '8px',
      padding: 0,
      listStyleType: 'none',
      [media.tablet]: { columnCount: 2 },
      [media.wide]: { columnCount: 1 },
    },
    '& li': { breakInside: 'avoid' },
  },
  entry: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorNeutralForeground2,
    ':hover': { color: paint.brandFg },
    [media.wide]: { minHeight: '36px' },
  },
})

interface ContentsProps {
  title: string
  /** The headings of the page, with the ids of their sections. */
  sections: readonly { id: string; title: string }[]
}

/** The table of contents of a long text, beside it where there is room. */
export function Contents({ title, sections }: ContentsProps) {
  const styles = useStyles()
  const text = useText()
  return (
    <Card as="section" padded className={styles.contents} data-print="no">
      <h2 className={text.h14}>{title}</h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className={styles.entry}>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </Card>
  )
}
