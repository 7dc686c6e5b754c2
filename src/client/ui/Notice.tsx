import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactElement, ReactNode } from 'react'
import { edgeColour } from './edge.ts'
import { paint } from './paint.ts'

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    gap: '12px',
    padding: '16px',
    border: `1px solid ${paint.brandLine}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: paint.brandTint,
    '& > svg': { flexShrink: 0, color: paint.brandFg },
  },
  warn: { backgroundColor: paint.warnTint, ...edgeColour(paint.warnLine), '& > svg': { color: paint.warn } },
  title: { fontWeight: 700 },
  words: { marginBlockStart: '2px', color: tokens.colorNeutralForeground2 },
  action: { marginBlockStart: '12px' },
})

type NoticeProps = {
  icon: ReactElement
  title: string
  words: ReactNode
  action?: ReactNode
  tone?: 'calm' | 'warn'
  className?: string
}

/** Something a person should know before going on, with what can be done about it. */
export function Notice({ icon, title, words, action, tone = 'calm', className }: NoticeProps) {
  const styles = useStyles()
  return (
    <div role="status" className={mergeClasses(styles.notice, tone === 'warn' && styles.warn, className)}>
      {icon}
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.words}>{words}</p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
