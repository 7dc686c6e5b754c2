import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useFormContext } from '../FormContext.ts'
import { useBox } from './box.ts'
import { type ControlProps, stateOf } from './control.ts'

const useStyles = makeStyles({ lead: { flexShrink: 0 }, box: { cursor: 'not-allowed' } })

/** A value nobody changes here: shown disabled, with a lock (spec 3, employer_name). */
export function LockedControl({ field, id, value, ...state }: ControlProps<'locked'>) {
  const styles = useStyles()
  const box = useBox()
  const { lead } = useFormContext()
  return (
    <span className={mergeClasses(box.box, box.off, styles.box, state.invalid && box.invalid)}>
      {lead?.[field.name] && <span className={styles.lead}>{lead[field.name]}</span>}
      <input
        {...stateOf(state)}
        className={box.input}
        id={id}
        name={field.name}
        type="text"
        dir={value ? 'auto' : undefined}
        value={typeof value === 'string' ? value : ''}
        disabled
        readOnly
      />
      <LockClosed20Regular aria-hidden="true" />
    </span>
  )
}
