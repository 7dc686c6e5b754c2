import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo'
import { useTranslation } from 'react-i18next'
import { Action } from '../../../ui/controls/Action.tsx'
import { useText } from '../../../ui/styles/text.ts'
import { KeySign } from './KeySign.tsx'
import type { DecisionState } from './use-deciding.ts'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '2px 8px',
    paddingBlock: '6px',
    paddingInline: '16px 6px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  what: { minWidth: 0, overflowWrap: 'anywhere' },
  words: { display: 'inline-flex', alignItems: 'center', gap: '8px' },
})

/** The last decision, with a button that undoes it. */
export function LastDecision({ last, busy, undo }: Pick<DecisionState, 'last' | 'busy'> & { undo: () => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('moderation')
  return (
    <div role="status">
      {last && (
        <div className={styles.row}>
          <span className={mergeClasses(text.s13, styles.what)}>{t('last', { what: last.what })}</span>
          <Action
            kind="brandGhost"
            size="small"
            icon={<ArrowUndo20Regular />}
            disabled={busy}
            aria-label={t('undoOf', { what: last.what })}
            onClick={undo}
          >
            <span className={styles.words}>
              {t('undo')}
              <KeySign>U</KeySign>
            </span>
          </Action>
        </div>
      )}
    </div>
  )
}
