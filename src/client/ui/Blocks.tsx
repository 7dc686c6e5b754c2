import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import type { ShownText, Span } from '../../contract/administration/texts.schema.ts'
import { TextLink } from './controls/TextLink.tsx'
import { paint } from './styles/paint.ts'
import { useText } from './styles/text.ts'

const useStyles = makeStyles({
  block: { marginBlockStart: '12px', lineHeight: tokens.lineHeightBase500, overflowWrap: 'anywhere' },
  list: { display: 'grid', gap: '4px', paddingInlineStart: '24px' },
  ul: { listStyleType: 'disc' },
  ol: { listStyleType: 'decimal' },
  quote: {
    marginInline: 0,
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke1,
    paddingInlineStart: '16px',
  },
  link: { color: paint.brandFg, textDecorationLine: 'underline', textUnderlineOffset: '4px' },
})

/** The paragraphs, lists and quotes of a text that an administrator has written. */
export function Blocks({ blocks }: { blocks: ShownText['lead'] }) {
  const styles = useStyles()
  const text = useText()
  const block = mergeClasses(text.b16, styles.block)
  return blocks.map(({ as, lines }, place) => {
    const key = `${place} ${as}`
    if (as === 'ul' || as === 'ol') {
      const Tag = as
      return (
        <Tag key={key} className={mergeClasses(block, styles.list, styles[as])}>
          {lines.map((line) => (
            <li key={JSON.stringify(line)}>
              <Line line={line} />
            </li>
          ))}
        </Tag>
      )
    }
    if (as === 'h3')
      return (
        <h3 key={key} className={mergeClasses(text.h16, styles.block)}>
          <Line line={lines.flat()} />
        </h3>
      )
    const Tag = as === 'quote' ? 'blockquote' : 'p'
    return (
      <Tag key={key} className={mergeClasses(block, as === 'quote' && styles.quote)}>
        <Line line={lines.flat()} />
      </Tag>
    )
  })
}

/** The words of one line, each with its marks. */
function Line({ line }: { line: readonly Span[] }) {
  const styles = useStyles()
  return line.map(({ text, strong, emphasis, href }, place) => {
    const key = `${place} ${text}`
    const marked = emphasis ? <em>{text}</em> : text
    const words = strong ? <strong>{marked}</strong> : marked
    if (href === undefined) return <Fragment key={key}>{words}</Fragment>
    if (href.startsWith('/'))
      return (
        <TextLink key={key} href={href} inText>
          {words}
        </TextLink>
      )
    return (
      <a key={key} href={href} rel="noopener noreferrer" className={styles.link}>
        {words}
      </a>
    )
  })
}
