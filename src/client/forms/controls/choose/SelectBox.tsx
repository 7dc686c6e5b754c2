import { makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components'
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useTranslation } from 'react-i18next'
import { styleEdgeColour } from '../../../ui/styles/borders.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { getFieldState } from '../control.ts'
import { useBox } from '../input-styles.ts'

const useStyles = makeStyles({
  root: { '::after': { display: 'none' }, '&::after': { display: 'none' } },
  select: {
    height: '44px',
    paddingInline: '12px 40px',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    ':focus': { ...styleEdgeColour(paint.brandFg), boxShadow: `0 0 0 1px ${paint.brandFg}` },
    '& option': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1 },
  },
  invalid: { ':focus': { ...styleEdgeColour(paint.danger), boxShadow: `0 0 0 1px ${paint.danger}` } },
  none: { color: tokens.colorNeutralForeground3 },
  chevron: { insetInlineEnd: '12px', color: tokens.colorNeutralForeground3 },
})

type SelectBoxProps = {
  id: string
  name: string
  /** Its own label, where the field's label names more than this list. */
  label?: string
  value: unknown
  options: readonly { value: string | number; label: string }[]
  /** The text of an unanswered list. */
  empty?: string | undefined
  required?: boolean
  invalid: boolean
  describedBy: string | undefined
  onChange: (value: string | number | undefined) => void
  onBlur: () => void
}

/** The native select in the frame of the other fields: on phones nothing else is as quick to use. */
export function SelectBox({
  id,
  name,
  label,
  value,
  options,
  empty,
  required,
  onChange,
  onBlur,
  ...state
}: SelectBoxProps) {
  const styles = useStyles()
  const box = useBox()
  const { t } = useTranslation('forms')
  const chosen = options.find((option) => String(option.value) === String(value))
  return (
    <Select
      {...getFieldState(state)}
      root={{ className: styles.root }}
      select={{
        className: mergeClasses(
          box.box,
          box.input,
          styles.select,
          state.invalid && box.invalid,
          state.invalid && styles.invalid,
          !chosen && styles.none,
        ),
      }}
      icon={{ className: styles.chevron, children: <ChevronDown20Regular aria-hidden="true" /> }}
      id={id}
      name={name}
      aria-label={label}
      value={chosen ? String(chosen.value) : ''}
      required={required}
      onChange={(_, { value: taken }) => onChange(options.find((option) => String(option.value) === taken)?.value)}
      onBlur={onBlur}
    >
      {/* A required answer can be changed but not cleared; while nothing is chosen the empty option is needed. */}
      {(!required || !chosen) && <option value="">{empty ?? t('choose')}</option>}
      {options.map((option) => (
        <option key={option.value} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
