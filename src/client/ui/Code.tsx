import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useText } from './styles/text.ts'

const useStyles = makeStyles({
  code: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  // Begins a line of its own rather than break, until a line cannot hold it.
  whole: { display: 'inline-block', maxWidth: '100%' },
  block: {
    marginBlock: '4px 0',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
})

/** A name of the wire within a line of words: it runs from left to right in every language. */
export function Code({ className, children }: { className?: string; children: string }) {
  const styles = useStyles()
  return (
    // A direction in styles would be mirrored with them.
    <code dir="ltr" className={mergeClasses(styles.code, className)}>
      {children}
    </code>
  )
}

/** Words of which those between backquotes are names of the wire. */
export function CodedWords({ words }: { words: string }) {
  const styles = useStyles()
  return words.split('`').map((part, place) => {
    if (place % 2 === 0) return part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
      <Code key={place} className={styles.whole}>
        {part}
      </Code>
    )
  })
}

/** Something to be copied or read as it stands, under what it is; `heading` is a level below that of what it belongs to. */
export function CodeBlock({
  title,
  heading: Heading,
  children,
}: {
  title: string
  heading: 'h3' | 'h4'
  children: string
}) {
  const styles = useStyles()
  const text = useText()
  return (
    <div>
      <Heading className={text.h14}>{title}</Heading>
      <pre className={mergeClasses(text.s13, styles.block)} dir="ltr" lang="en">
        {children}
      </pre>
    </div>
  )
}
