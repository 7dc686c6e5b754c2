import type { ControlKind, FieldOf } from '../../../contract/form/field.ts'
import type { Problem } from '../../../contract/problem.ts'

/** What every control gets: a field, its answer as entered, and how to change it. No control knows final-form. */
export type ControlProps<Kind extends ControlKind = ControlKind> = {
  field: FieldOf<Kind>
  /** Of the focusable element, where there is one; the prefix of the ids of several. */
  id: string
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  invalid: boolean
  /** Ids of the help and the problem. */
  describedBy: string | undefined
  /** What is wrong, paths below the field (`0.answer`); for controls that show it beside a part of theirs. */
  problems: readonly Problem[]
}

/** For elements that carry the state of their field. */
export const getFieldState = ({ invalid, describedBy }: Pick<ControlProps, 'invalid' | 'describedBy'>) => ({
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
})
