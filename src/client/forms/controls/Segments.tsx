import { makeStyles, mergeClasses, Radio, tokens } from '@fluentui/react-components'
import { styleEdgeColour } from '../../ui/styles/borders.ts'
import { chosenInContrast } from '../../ui/styles/contrast.ts'
import { paint } from '../../ui/styles/paint.ts'
import { getFieldState } from './control.ts'

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
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    padding: 0,
    ...styleEdgeColour('transparent'),
    backgroundColor: 'transparent',
    '& > span': {
      minHeight: '44px',
      paddingInline: '14px',
      borderRadius: '22px',
      boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke1}`,
    },
    '& > span:has(:checked)': {
      backgroundColor: paint.brandTint,
      color: paint.brandFg,
      boxShadow: `0 0 0 2px ${paint.brandFg}`,
    },
  },
  // It goes around the chips, whose own edges it would cut.
  invalidChips: { borderRadius: '24px', outlineOffset: '5px' },
  invalid: { outline: `2px solid ${paint.danger}`, outlineOffset: '-1px' },
  segment: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '38px',
    paddingInline: '8px',
    borderRadius: '6px',
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    ':has(:checked):not(:has(:focus-visible))': chosenInContrast,
    ':has(:checked)': {
      backgroundColor: paint.segmentOn,
      boxShadow: `0 1px 2px rgb(16 33 43 / .12), 0 0 0 1px ${tokens.colorNeutralStroke2}`,
    },
  },
  input: { width: '100%' },
  indicator: { display: 'none' },
  label: { padding: 0, marginBlock: 0, fontWeight: 600, textAlign: 'center', lineHeight: '1.25rem' },
})

type SegmentsProps = {
  id: string
  name: string
  value: unknown
  options: readonly { value: string | number; label: string }[]
  /** Wraps into as many rows as needed, each segment as wide as its words. */
  chips?: boolean
  /** Fills its row. */
  wide?: boolean
  invalid: boolean
  describedBy: string | undefined
  onChange: (value: string | number) => void
  onBlur: () => void
}

/** A few answers side by side: radio buttons, so that arrow keys, forms and screen readers support them. */
export function Segments({ id, name, value, options, wide, chips, onChange, onBlur, ...state }: SegmentsProps) {
  const styles = useStyles()
  return (
    <div
      className={mergeClasses(
        styles.row,
        wide && styles.wide,
        chips && styles.chips,
        state.invalid && styles.invalid,
        state.invalid && chips && styles.invalidChips,
      )}
    >
      {options.map((option) => (
        <Radio
          {...getFieldState(state)}
          key={option.value}
          className={styles.segment}
          input={{ className: styles.input }}
          indicator={{ className: styles.indicator }}
          label={{ className: styles.label, children: option.label }}
          id={`${id}-${option.value}`}
          name={`${id}-${name}`}
          value={String(option.value)}
          checked={String(value) === String(option.value)}
          onChange={() => onChange(option.value)}
          onBlur={onBlur}
        />
      ))}
    </div>
  )
}
