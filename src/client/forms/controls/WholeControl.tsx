import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
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
    <span className={mergeClasses(box.box, state.invalid && box.invalid)}>
      <input
        {...stateOf({ ...state, describedBy: described })}
        className={mergeClasses(box.input, styles.number)}
        id={id}
        name={field.name}
        type="text"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={typeof value === 'string' || typeof value === 'number' ? value : ''}
        required={field.missing !== undefined}
        placeholder={words.placeholder(field)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {field.unit && (
        <span id={unitId} className={styles.unit}>
          {t(`units.${field.unit}`)}
        </span>
      )}
    </span>
  )
}
