import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  item: { ':not(:first-of-type)': lineAbove, '&[open] > summary > svg': { rotate: '180deg' } },
  question: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '56px',
    paddingBlock: '14px',
    fontWeight: 600,
    listStyleType: 'none',
    cursor: 'pointer',
    ':hover': { color: paint.brandFg },
    '::-webkit-details-marker': { display: 'none' },
    '& > h3': { flexGrow: 1 },
    '& > svg': { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  },
  answer: { maxWidth: '640px', color: tokens.colorNeutralForeground2, '& > *': { paddingBlockEnd: '20px' } },
  title: { marginBlockEnd: '8px' },
})

export interface QuestionGroup {
  title: string
  /** What comes before the first question. */
  intro?: ReactNode
  items: { question: string; answer: ReactNode }[]
}

/** The questions of one subject; each expands in place (`details`), without a script of ours. */
export function Questions({ group }: { group: QuestionGroup }) {
  const styles = useStyles()
  const text = useText()
  return (
    <Card as="section" padded>
      <h2 className={mergeClasses(text.h20, styles.title)}>{group.title}</h2>
      {group.intro}
      {group.items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <h3 className={text.h14}>{question}</h3>
            <ChevronDown20Regular aria-hidden="true" />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </Card>
  )
}
