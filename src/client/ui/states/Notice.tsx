import {
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import type { ReactElement, ReactNode } from 'react'
import { styleEdgeColour } from '../styles/borders.ts'
import { paint } from '../styles/paint.ts'

const useStyles = makeStyles({
  notice: {
    columnGap: '12px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    ...styleEdgeColour(paint.brandLine),
    backgroundColor: paint.brandTint,
  },
  warn: { backgroundColor: paint.warnTint, ...styleEdgeColour(paint.warnLine) },
  icon: { marginInlineEnd: 0, color: paint.brandFg },
  warnIcon: { color: paint.warn },
  body: { paddingInlineEnd: 0 },
  title: { display: 'block', fontWeight: 700 },
  words: { marginBlockStart: '2px', color: tokens.colorNeutralForeground2 },
  action: { marginBlockStart: '12px' },
})

type NoticeProps = {
  icon: ReactElement
  title: string
  words: ReactNode
  action?: ReactNode
  tone?: 'calm' | 'warn'
  className?: string | undefined
}

/** A notice a person should read before they continue, with an action for it. */
export function Notice({ icon, title, words, action, tone = 'calm', className }: NoticeProps) {
  const styles = useStyles()
  const isWarning = tone === 'warn'
  return (
    <MessageBar
      role="status"
      layout="multiline"
      intent={isWarning ? 'warning' : 'info'}
      icon={{ className: mergeClasses(styles.icon, isWarning && styles.warnIcon), children: icon }}
      bottomReflowSpacer={null}
      className={mergeClasses(styles.notice, isWarning && styles.warn, className)}
    >
      <MessageBarBody className={styles.body}>
        <MessageBarTitle className={styles.title}>{title}</MessageBarTitle>
        <p className={styles.words}>{words}</p>
        {action && <div className={styles.action}>{action}</div>}
      </MessageBarBody>
    </MessageBar>
  )
}
