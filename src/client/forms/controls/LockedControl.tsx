import { Input, makeStyles, mergeClasses } from '@fluentui/react-components'
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useFormContext } from '../FormContext.ts'
import { type ControlProps, getFieldState } from './control.ts'
import { useBox } from './input-styles.ts'

const useStyles = makeStyles({ lead: { flexShrink: 0 } })

/** A value that cannot be changed here: shown disabled, with a lock (spec 3, employer_name). */
export function LockedControl({ field, id, value, ...state }: ControlProps<'locked'>) {
  const styles = useStyles()
  const box = useBox()
  const { lead } = useFormContext()
  return (
    <Input
      {...getFieldState(state)}
      className={mergeClasses(box.box, box.off, state.invalid && box.invalid)}
      input={{ className: box.input }}
      contentBefore={lead?.[field.name] ? { className: styles.lead, children: lead[field.name] } : undefined}
      contentAfter={<LockClosed20Regular aria-hidden="true" />}
      id={id}
      name={field.name}
      dir={value ? 'auto' : undefined}
      value={typeof value === 'string' ? value : ''}
      disabled
      readOnly
    />
  )
}
