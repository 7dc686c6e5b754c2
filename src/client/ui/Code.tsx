import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { useText } from './styles/text.ts'

const useStyles = makeStyles({
  code: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  // Starts a line of its own rather than break, until it is wider than a line.
  whole: { display: 'inline-block', maxWidth: '100%' },
  paragraph: { marginBlock: '8px' },
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

/** A name of the API within text: it runs left to right (LTR) in every language. */
export function Code({ className, children }: { className?: string; children: string }) {
  const styles = useStyles()
  return (
    // A direction in styles would be mirrored with them.
    <code dir="ltr" translate="no" className={mergeClasses(styles.code, className)}>
      {children}
    </code>
  )
}

/** Text in which the parts between backquotes are names of the API. */
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

/** A block to be copied or read as it is, under a title; `heading` is one level below that of its section. */
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
      <pre className={mergeClasses(text.s13, styles.block)} dir="ltr" lang="en" translate="no">
        {children}
      </pre>
    </div>
  )
}

interface CodedSectionProps {
  title: string
  paragraphs: readonly string[]
  id?: string | undefined
  children?: ReactNode
}

/** A card with a heading, paragraphs of `CodedWords`, and what belongs to them. */
export function CodedSection({ title, paragraphs, id, children }: CodedSectionProps) {
  const styles = useStyles()
  const text = useText()
  return (
    <Card as="section" padded id={id}>
      <h2 className={text.h20}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={mergeClasses(text.muted, styles.paragraph)}>
          <CodedWords words={paragraph} />
        </p>
      ))}
      {children}
    </Card>
  )
}
