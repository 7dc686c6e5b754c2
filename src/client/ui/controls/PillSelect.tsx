import { Button, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import type { ReactElement } from 'react'
import { styleEdgeColour } from '../styles/borders.ts'
import { chosenInContrast } from '../styles/contrast.ts'
import { focusRing } from '../styles/focus.ts'
import { media } from '../styles/media.ts'
import { paint } from '../styles/paint.ts'

const useStyles = makeStyles({
  pill: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flexShrink: 0,
    maxWidth: '100%',
    height: '44px',
    paddingInline: '14px 12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '999px',
    backgroundColor: tokens.colorNeutralBackground1,
    fontWeight: 600,
    ':hover': styleEdgeColour(tokens.colorNeutralStrokeAccessible),
    ':has(select:focus-visible)': { outline: `2px solid ${paint.brandFg}`, outlineOffset: '2px' },
    [media.wide]: { height: '36px' },
  },
  chosen: {
    backgroundColor: paint.brandTint,
    color: paint.brandFg,
    ...styleEdgeColour(paint.brandLine),
    ...chosenInContrast,
  },
  plain: { ...styleEdgeColour('transparent'), backgroundColor: 'transparent' },
  words: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  /** The native select is over the pill: on phones it is quicker to use than any list of our own. */
  over: { position: 'absolute', inset: 0, opacity: 0 },
  select: {
    height: '100%',
    fontSize: '1rem',
    cursor: 'pointer',
    '& option': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1 },
  },
  clear: {
    position: 'relative',
    width: '44px',
    minWidth: 0,
    maxWidth: 'none',
    height: '44px',
    marginInline: '-12px -14px',
    padding: 0,
    color: 'inherit',
    ':focus-visible': focusRing,
  },
})

interface PillSelectProps {
  label: string
  /** The chosen value; empty where none is. */
  value: string
  options: readonly { value: string; label: string }[]
  /** The first option, which clears the choice; absent where something is always chosen. */
  any?: string
  /** The label of the button that clears the choice. */
  clearLabel?: string
  icon?: ReactElement
  disabled?: boolean
  onChange: (value: string) => void
}

/** A select in a row of filters: its name until something is chosen, then the choice, with a button that clears it. */
export function PillSelect({ label, value, options, any, clearLabel, icon, disabled, onChange }: PillSelectProps) {
  const styles = useStyles()
  const chosen = options.find((option) => option.value === value)
  const filled = any !== undefined && value !== ''
  return (
    <span className={mergeClasses(styles.pill, filled && styles.chosen, any === undefined && styles.plain)}>
      {icon}
      <span className={styles.words} aria-hidden="true">
        <bdi>{chosen?.label ?? label}</bdi>
      </span>
      {!filled && <ChevronDown16Regular aria-hidden="true" />}
      <Select
        root={{ className: styles.over }}
        select={{ className: styles.select }}
        icon={null}
        aria-label={label}
        value={chosen ? value : ''}
        disabled={disabled}
        onChange={(_, { value: taken }) => onChange(taken)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {filled && (
        <Button
          appearance="transparent"
          shape="circular"
          className={styles.clear}
          aria-label={clearLabel}
          icon={<Dismiss16Regular />}
          onClick={() => onChange('')}
        />
      )}
    </span>
  )
}
