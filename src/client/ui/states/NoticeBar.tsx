import { MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Action } from '../controls/Action.tsx'
import { styleEdgeColour } from '../styles/borders.ts'

const useStyles = makeStyles({
  bar: {
    position: 'fixed',
    zIndex: 15,
    insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
    insetInlineStart: '16px',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px',
    maxWidth: 'calc(100vw - 32px)',
    paddingBlock: '8px',
    paddingInline: '16px 8px',
    borderRadius: tokens.borderRadiusLarge,
    ...styleEdgeColour(tokens.colorNeutralStroke2),
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    whiteSpace: 'normal',
  },
  words: { paddingInlineEnd: 0, fontWeight: 600 },
  actions: { display: 'flex', gap: '8px', paddingInlineEnd: 0 },
})

interface NoticeBarProps {
  children: ReactNode
  /** The action it offers, if any, and the one that declines. */
  action?: { label: string; run: () => void }
  later: { label: string; run: () => void }
  /** The language of its words, where it is not the page's. */
  language?: { code: string; dir: 'ltr' | 'rtl' }
}

/** An offer at the bottom of the window that waits for an answer and covers nothing important. */
export function NoticeBar({ children, action, later, language }: NoticeBarProps) {
  const styles = useStyles()
  return (
    <MessageBar
      role="status"
      aria-labelledby={undefined}
      layout="singleline"
      icon={null}
      className={styles.bar}
      lang={language?.code}
      dir={language?.dir}
      data-print="no"
    >
      <MessageBarBody className={styles.words}>{children}</MessageBarBody>
      <MessageBarActions className={styles.actions}>
        {action && (
          <Action size="small" kind="soft" onClick={action.run}>
            {action.label}
          </Action>
        )}
        <Action size="small" kind="ghost" onClick={later.run}>
          {later.label}
        </Action>
      </MessageBarActions>
    </MessageBar>
  )
}
