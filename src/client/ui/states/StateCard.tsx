import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactElement, ReactNode } from 'react'
import { Card } from '../Card.tsx'
import { paint } from '../styles/paint.ts'
import { useText } from '../styles/text.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    justifyItems: 'center',
    // Beside something higher its lines stay together.
    alignContent: 'center',
    gap: '4px',
    paddingBlock: '32px',
    paddingInline: '24px',
    textAlign: 'center',
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    marginBottom: '8px',
    borderRadius: '16px',
    backgroundColor: paint.brandTint,
    color: paint.brandFg,
  },
  wrong: { backgroundColor: paint.dangerTint, color: paint.danger },
  words: { maxWidth: '320px', color: tokens.colorNeutralForeground2 },
  action: { marginTop: '16px', display: 'flex', flexWrap: 'wrap', gap: '8px', justifyContent: 'center' },
})

interface StateCardProps {
  icon: ReactElement
  title: string
  words?: ReactNode
  /** The next step. */
  action?: ReactNode
  tone?: 'calm' | 'wrong'
  /** Says why something is refused or missing: it is read out when it appears, as what is wrong always is. */
  announced?: boolean
  heading?: 'h1' | 'h2' | 'h3' | undefined
}

/** The empty state of a list: a sentence and the next step. */
export function StateCard({
  icon,
  title,
  words,
  action,
  tone = 'calm',
  announced = tone === 'wrong',
  heading: Heading = 'h2',
}: StateCardProps) {
  const styles = useStyles()
  const text = useText()
  return (
    <Card className={styles.root} role={announced ? 'alert' : undefined}>
      <span className={mergeClasses(styles.icon, tone === 'wrong' && styles.wrong)}>{icon}</span>
      <Heading className={text.h16}>{title}</Heading>
      {words && <p className={styles.words}>{words}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </Card>
  )
}
