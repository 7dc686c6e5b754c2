import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/Action.tsx'
import { paint } from '../../ui/paint.ts'
import { useText } from '../../ui/text.ts'

const useStyles = makeStyles({
  gate: {
    display: 'grid',
    justifyItems: 'start',
    gap: '8px',
    padding: '20px',
    borderRadius: '12px',
    border: `1px solid ${paint.brandLine}`,
    backgroundColor: paint.brandTint,
    '& > svg': { color: paint.brandFg },
  },
  action: { marginBlockStart: '8px' },
})

interface GateProps {
  /** The job title looked at. */
  title: string
  heading?: 'h2' | 'h3'
  onShare: () => void
}

/** Give to get (P-026, P-027): one shared salary opens the salaries of every job title. */
export function Gate({ title, heading: Heading = 'h3', onShare }: GateProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  return (
    <section className={styles.gate} data-gate>
      <LockClosed24Regular />
      <Heading className={text.h16}>{t('gate.title', { title })}</Heading>
      <p className={mergeClasses(text.muted)}>{t('gate.words')}</p>
      <Action kind="primary" className={styles.action} onClick={onShare}>
        {t('write')}
      </Action>
    </section>
  )
}
