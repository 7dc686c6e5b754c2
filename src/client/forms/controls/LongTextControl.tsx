import { makeStyles, mergeClasses, Textarea } from '@fluentui/react-components'
import { useFormContext } from '../FormContext.ts'
import { type ControlProps, getFieldState } from './control.ts'
import { useBox } from './input-styles.ts'

const useStyles = makeStyles({ area: { minHeight: '110px' } })

/** The number of characters from which a text is a page rather than a message. */
const pageLength = 10_000

/** Several lines of text. No length is enforced while typing: too long a text is reported, never cut. */
export function LongTextControl({ field, id, value, onChange, onBlur, ...state }: ControlProps<'longText'>) {
  const styles = useStyles()
  const box = useBox()
  const { words } = useFormContext()
  const text = typeof value === 'string' ? value : ''
  return (
    <Textarea
      {...getFieldState(state)}
      resize="vertical"
      className={mergeClasses(box.box, state.invalid && box.invalid)}
      textarea={{ className: mergeClasses(box.input, box.area, styles.area) }}
      id={id}
      name={field.name}
      dir={text ? 'auto' : undefined}
      rows={field.max < pageLength ? 4 : 16}
      value={text}
      required={field.missing !== undefined}
      placeholder={words.placeholder(field)}
      onChange={(_, { value: typed }) => onChange(typed)}
      onBlur={onBlur}
    />
  )
}
