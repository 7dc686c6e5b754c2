import { useFormContext } from '../FormContext.ts'
import { SelectBox } from './choose/SelectBox.tsx'
import type { ControlProps } from './control.ts'
import { Segments } from './Segments.tsx'

/** The control for one of a few fixed answers, side by side or in a list as the field's `look` says. */
export function ChoiceControl({ field, problems: _, ...rest }: ControlProps<'choice'>) {
  const { words } = useFormContext()
  const options = field.options.map((value) => ({ value, label: words.choice(field, value) }))
  return field.look === 'select' ? (
    <SelectBox
      {...rest}
      name={field.name}
      options={options}
      empty={words.placeholder(field)}
      required={field.missing !== undefined}
    />
  ) : (
    <Segments {...rest} name={field.name} options={options} wide={options.length > 3} chips={field.look === 'chips'} />
  )
}
