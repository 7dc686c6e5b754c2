import { makeStyles } from '@fluentui/react-components'
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo'
import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/Action.tsx'
import { Card } from '../../ui/Card.tsx'
import type { Deciding } from './use-deciding.ts'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '8px',
    paddingInline: '16px 8px',
  },
})

/** What was decided a moment ago, and the way back. */
export function LastDecision({ last, busy, undo }: Pick<Deciding, 'last' | 'busy' | 'undo'>) {
  const styles = useStyles()
  const { t } = useTranslation('moderation')
  if (!last) return null
  return (
    <Card className={styles.row} role="status">
      <span>{t('last', { what: last.what })}</span>
      <Action
        kind="ghost"
        size="small"
        icon={<ArrowUndo20Regular />}
        disabled={busy}
        aria-label={t('undoOf', { what: last.what })}
        onClick={undo}
      >
        {t('undo')}
      </Action>
    </Card>
  )
}
