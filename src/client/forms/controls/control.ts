import type { ControlKind, FieldOf } from '../../../contract/form/field.ts'
import type { Problem } from '../../../contract/problem.ts'

/**
 * The props of every control: a field, its answer as entered, and how to change it. No control depends on final-form.
 */
export type ControlProps<Kind extends ControlKind = ControlKind> = {
  field: FieldOf<Kind>
  /** The id of the focusable element, where there is one; the prefix of the ids of several. */
  id: string
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  invalid: boolean
  /** The ids of the help and the problem. */
  describedBy: string | undefined
  /** The problems, with paths below the field (`0.answer`); for controls that show them beside one of their parts. */
  problems: readonly Problem[]
}

/** Returns the ARIA attributes of elements that carry the state of their field. */
export const getFieldState = ({ invalid, describedBy }: Pick<ControlProps, 'invalid' | 'describedBy'>) => ({
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
})
