import { Field, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactElement, ReactNode } from 'react'

const useStyles = makeStyles({
  field: { gap: '6px', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
  set: {
    display: 'grid',
    gap: '6px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  },
  label: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 8px',
    width: '100%',
    padding: 0,
    fontWeight: 600,
  },
  // A legend is not in the grid, so no gap follows it.
  legend: { paddingBlockEnd: '6px' },
  aside: { fontWeight: 400, fontSize: '0.8125rem', color: tokens.colorNeutralForeground3 },
  hint: {
    marginBlockStart: 0,
    fontSize: '0.8125rem',
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
})

type LabelledProps = {
  label: string
  aside?: string
  hint?: string | undefined
  problem?: string | undefined
  children: ReactElement
}

/** A field with its label, a word beside the label, and a hint or what is wrong with it. */
export function Labelled({ label, aside, hint, problem, children }: LabelledProps) {
  const styles = useStyles()
  return (
    <Field
      className={styles.field}
      label={{ className: styles.label, children: <LabelWords label={label} aside={aside} /> }}
      hint={hint ? { className: styles.hint, children: hint } : undefined}
      validationMessage={problem}
      validationState={problem ? 'error' : 'none'}
    >
      {children}
    </Field>
  )
}

/** A few answers side by side under one label. */
export function LabelledSet({ label, children }: { label: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <fieldset className={styles.set}>
      <legend className={mergeClasses(styles.label, styles.legend)}>{label}</legend>
      {children}
    </fieldset>
  )
}

function LabelWords({ label, aside }: { label: string; aside?: string | undefined }) {
  const styles = useStyles()
  return (
    <>
      <span>{label}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </>
  )
}
