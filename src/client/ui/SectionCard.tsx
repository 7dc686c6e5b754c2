import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { useText } from './styles/text.ts'

const useStyles = makeStyles({ words: { maxWidth: '60ch', marginBlock: '4px 20px' } })

/** A card for one action on an account: its name, what it means, and its form or button. */
export function SectionCard({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  const styles = useStyles()
  const text = useText()
  return (
    <Card padded as="section">
      <h2 className={text.h16}>{title}</h2>
      <p className={mergeClasses(text.muted, styles.words)}>{words}</p>
      {children}
    </Card>
  )
}
