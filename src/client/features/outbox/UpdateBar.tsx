import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/Action.tsx'

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
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    fontWeight: 600,
  },
})

/** Offers a new version; nothing happens until it is asked for. */
export function UpdateBar({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('outbox')
  return (
    <div role="status" className={styles.bar} data-print="no">
      <p>{t('update.words')}</p>
      <Action size="small" kind="soft" onClick={onUpdate}>
        {t('update.action')}
      </Action>
      <Action size="small" kind="ghost" onClick={onLater}>
        {t('update.later')}
      </Action>
    </div>
  )
}
