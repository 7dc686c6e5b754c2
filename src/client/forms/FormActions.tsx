import { makeStyles } from '@fluentui/react-components'
import { Action } from '../ui/controls/Action.tsx'
import { useFormBusy } from './FormContext.ts'
import { SubmitAction } from './SubmitAction.tsx'

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '24px' },
})

/** The buttons of a form in a list: save and cancel. */
export function FormActions({ label, cancel, onCancel }: { label: string; cancel: string; onCancel: () => void }) {
  const styles = useStyles()
  const busy = useFormBusy()
  return (
    <div className={styles.actions}>
      <SubmitAction busy={busy}>{label}</SubmitAction>
      <Action kind="ghost" disabled={busy} onClick={onCancel}>
        {cancel}
      </Action>
    </div>
  )
}
