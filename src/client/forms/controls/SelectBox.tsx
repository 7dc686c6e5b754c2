import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useTranslation } from 'react-i18next'
import { useBox } from './box.ts'
import { stateOf } from './control.ts'

const useStyles = makeStyles({
  select: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    paddingInline: '12px 40px',
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    color: 'inherit',
    fontSize: '16px',
    outlineStyle: 'none',
    appearance: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    '& option': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1 },
    '@media (min-width: 768px)': { fontSize: '14px' },
  },
  none: { color: tokens.colorNeutralForeground3 },
  chevron: { marginInlineStart: 'auto' },
})

type SelectBoxProps = {
  id: string
  name: string
  /** Where the label of the field names more than this list. */
  label?: string
  value: unknown
  options: readonly { value: string | number; label: string }[]
  /** What an unanswered list says. */
  empty?: string
  required?: boolean
  invalid: boolean
  describedBy: string | undefined
  onChange: (value: string | number | undefined) => void
  onBlur: () => void
}

/** The platform's own list in our frame: on phones nothing of ours is as quick to use, and it weighs nothing. */
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
    <span className={mergeClasses(box.box, state.invalid && box.invalid)}>
      <select
        {...stateOf(state)}
        className={mergeClasses(styles.select, !chosen && styles.none)}
        id={id}
        name={name}
        aria-label={label}
        value={chosen ? String(chosen.value) : ''}
        required={required}
        onChange={(event) => onChange(options.find((option) => String(option.value) === event.target.value)?.value)}
        onBlur={onBlur}
      >
        {/* A required answer can be changed but not taken back; nothing chosen yet still needs its line. */}
        {(!required || !chosen) && <option value="">{empty ?? t('choose')}</option>}
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown20Regular className={styles.chevron} aria-hidden="true" />
    </span>
  )
}
