import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useFormContext } from '../FormContext.ts'
import { useBox } from './box.ts'
import { type ControlProps, stateOf } from './control.ts'

const useStyles = makeStyles({
  unit: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: '13px' },
  number: { fontVariantNumeric: 'tabular-nums' },
})

/** A whole number, in digits of either script; kept as typed, since what is no number has to be shown to be put right. */
export function WholeControl({ field, id, value, onChange, onBlur, ...state }: ControlProps<'whole'>) {
  const styles = useStyles()
  const box = useBox()
  const { words } = useFormContext()
  const { t } = useTranslation('forms')
  const unitId = `${id}-unit`
  const described = [field.unit && unitId, state.describedBy].filter(Boolean).join(' ') || undefined
  return (
    <Input
      {...stateOf({ ...state, describedBy: described })}
      className={mergeClasses(box.box, state.invalid && box.invalid)}
      input={{ className: mergeClasses(box.input, styles.number) }}
      contentAfter={field.unit && { id: unitId, className: styles.unit, children: t(`units.${field.unit}`) }}
      id={id}
      name={field.name}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      required={field.missing !== undefined}
      placeholder={words.placeholder(field)}
      onChange={(_, { value: typed }) => onChange(typed)}
      onBlur={onBlur}
    />
  )
}
