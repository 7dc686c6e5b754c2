import { Input, mergeClasses } from '@fluentui/react-components'
import { riyadhDay } from '../../../contract/form/days.ts'
import { useBox } from './box.ts'
import { type ControlProps, stateOf } from './control.ts'

/** A day, with the browser's own calendar, which speaks the reader's language and works by keyboard. */
export function DateControl({ field, id, value, onChange, onBlur, ...state }: ControlProps<'date'>) {
  const box = useBox()
  return (
    <Input
      {...stateOf(state)}
      className={mergeClasses(box.box, state.invalid && box.invalid)}
      input={{ className: box.input }}
      id={id}
      name={field.name}
      type="date"
      min="1900-01-01"
      max={field.past ? riyadhDay(new Date()) : '2199-12-31'}
      value={typeof value === 'string' ? value : ''}
      required={field.missing !== undefined}
      onChange={(_, { value: day }) => onChange(day)}
      onBlur={onBlur}
    />
  )
}
