import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactElement, ReactNode } from 'react'
import { useLayout } from '../styles/layout.ts'
import { paint } from '../styles/paint.ts'
import { useText } from '../styles/text.ts'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '4px',
    minHeight: '60vh',
    paddingBlock: '48px',
    textAlign: 'center',
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '72px',
    height: '72px',
    marginBlockEnd: '16px',
    borderRadius: '20px',
    backgroundColor: paint.brandTint,
    color: paint.brandFg,
  },
  wrong: { backgroundColor: paint.dangerTint, color: paint.danger },
  words: { maxWidth: '420px', color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', marginBlockStart: '24px' },
})

interface PageMessageProps {
  icon: ReactElement
  title: string
  words: string
  tone?: 'calm' | 'wrong'
  /** What stands between the words and the actions. */
  children?: ReactNode
  actions: ReactNode
}

/** A page that consists of a message and links to continue. */
export function PageMessage({ icon, title, words, tone = 'calm', children, actions }: PageMessageProps) {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  return (
    <div className={mergeClasses(layout.wrap, styles.page)} role={tone === 'wrong' ? 'alert' : undefined}>
      <span className={mergeClasses(styles.icon, tone === 'wrong' && styles.wrong)}>{icon}</span>
      <h1 className={text.h28}>{title}</h1>
      <p className={mergeClasses(text.b16, styles.words)}>{words}</p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
