import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { styleEdgeColour } from '../styles/borders.ts'
import { paint } from '../styles/paint.ts'

const useStyles = makeStyles({
  hint: {
    padding: '12px',
    ...styleEdgeColour(paint.warnLine),
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: paint.warnTint,
    whiteSpace: 'normal',
  },
  body: { display: 'grid', gap: '8px', justifyItems: 'start', paddingInlineEnd: 0 },
})

/** A hint below what it concerns: something a person may want to consider before they continue; nothing is refused. */
export function Hint({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return (
    <MessageBar
      role="status"
      aria-labelledby={undefined}
      layout="multiline"
      intent="warning"
      icon={null}
      bottomReflowSpacer={null}
      className={styles.hint}
    >
      <MessageBarBody className={styles.body}>{children}</MessageBarBody>
    </MessageBar>
  )
}
