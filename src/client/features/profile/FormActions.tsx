import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useFormBusy } from '../../forms/FormContext.ts'
import { SubmitAction } from '../../forms/SubmitAction.tsx'
import { Action } from '../../ui/Action.tsx'

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '24px' },
})

/** The foot of a form in a list: saving it, or giving it up. */
export function FormActions({ label, onCancel }: { label: string; onCancel: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('profile')
  const busy = useFormBusy()
  return (
    <div className={styles.actions}>
      <SubmitAction busy={busy}>{label}</SubmitAction>
      <Action kind="ghost" disabled={busy} onClick={onCancel}>
        {t('cancel')}
      </Action>
    </div>
  )
}
