import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clean } from '../../../contract/form/clean.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { useFormContext } from '../FormContext.ts'
import { type ControlProps, getFieldState } from './control.ts'
import { useBox } from './input-styles.ts'

const useStyles = makeStyles({
  unit: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: '0.8125rem' },
  number: { fontVariantNumeric: 'tabular-nums' },
})

/**
 * A whole number, in digits of either script; kept as typed, since what is no number has to be shown to be corrected.
 * An amount of money is shown with thousands separators while the field has no focus.
 */
export function WholeControl({ field, id, value, onChange, onBlur, ...state }: ControlProps<'whole'>) {
  const styles = useStyles()
  const box = useBox()
  const { words } = useFormContext()
  const { t } = useTranslation('forms')
  const { format } = useLanguage()
  const [typing, setTyping] = useState(false)
  const typed = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const number = clean(field, typed)
  const apart = !typing && field.unit === 'sar' && typeof number === 'number'
  const unitId = `${id}-unit`
  const described = [field.unit && unitId, state.describedBy].filter(Boolean).join(' ') || undefined
  return (
    <Input
      {...getFieldState({ ...state, describedBy: described })}
      className={mergeClasses(box.box, state.invalid && box.invalid)}
      input={{ className: mergeClasses(box.input, styles.number) }}
      contentAfter={field.unit && { id: unitId, className: styles.unit, children: t(`units.${field.unit}`) }}
      id={id}
      name={field.name}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      value={apart ? format.number(number) : typed}
      required={field.missing !== undefined}
      placeholder={words.placeholder(field)}
      onFocus={() => setTyping(true)}
      onChange={(_, { value: now }) => onChange(now)}
      onBlur={() => {
        setTyping(false)
        onBlur()
      }}
    />
  )
}
