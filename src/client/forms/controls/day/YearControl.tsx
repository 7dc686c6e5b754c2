import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { useFormContext } from '../../FormContext.ts'
import { SelectBox } from '../choose/SelectBox.tsx'
import type { ControlProps } from '../control.ts'
import { listYearsBack } from './dates.ts'

/** A year, the current one or an earlier one. */
export function YearControl({ field, problems: _, ...rest }: ControlProps<'year'>) {
  const { words } = useFormContext()
  const { format } = useLanguage()
  const options = listYearsBack(new Date(), field.back).map((year) => ({ value: year, label: format.digits(year) }))
  return (
    <SelectBox
      {...rest}
      name={field.name}
      options={options}
      empty={words.placeholder(field)}
      required={field.missing !== undefined}
    />
  )
}
