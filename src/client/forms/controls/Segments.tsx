import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { chosenInContrast } from '../../ui/contrast.ts'
import { useHidden } from '../../ui/hidden.ts'
import { paint } from '../../ui/paint.ts'
import { stateOf } from './control.ts'

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    maxWidth: '420px',
    padding: '3px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  wide: { maxWidth: 'none' },
  invalid: { outline: `2px solid ${paint.danger}`, outlineOffset: '-1px' },
  segment: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '38px',
    paddingInline: '8px',
    borderRadius: '6px',
    fontWeight: 600,
    textAlign: 'center',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    ':has(:checked):not(:has(:focus-visible))': chosenInContrast,
    ':has(:checked)': {
      backgroundColor: paint.segmentOn,
      color: tokens.colorNeutralForeground1,
      boxShadow: `0 1px 2px rgb(16 33 43 / .12), 0 0 0 1px ${tokens.colorNeutralStroke2}`,
    },
  },
})

type SegmentsProps = {
  id: string
  name: string
  value: unknown
  options: readonly { value: string | number; label: string }[]
  /** Fills the row it stands in. */
  wide?: boolean
  invalid: boolean
  describedBy: string | undefined
  onChange: (value: string | number) => void
  onBlur: () => void
}

/** A few answers side by side: radio buttons, so that arrows, forms and screen readers know them. */
export function Segments({ id, name, value, options, wide, onChange, onBlur, ...state }: SegmentsProps) {
  const styles = useStyles()
  const hidden = useHidden()
  return (
    <div className={mergeClasses(styles.row, wide && styles.wide, state.invalid && styles.invalid)}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            {...stateOf(state)}
            className={hidden.visually}
            type="radio"
            id={`${id}-${option.value}`}
            name={`${id}-${name}`}
            value={option.value}
            checked={String(value) === String(option.value)}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
