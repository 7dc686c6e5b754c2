import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { useFormContext } from '../../FormContext.ts'
import { SelectBox } from '../choose/SelectBox.tsx'
import type { ControlProps } from '../control.ts'
import { listMonthNames } from './dates.ts'
import { EighthMonth } from './EighthMonth.tsx'

/** A month of the specification's list. */
export function MonthControl({ field, problems: _, ...rest }: ControlProps<'month'>) {
  const { words } = useFormContext()
  const { lng } = useLanguage()
  return (
    <>
      <SelectBox
        {...rest}
        name={field.name}
        options={listMonthNames(lng)}
        empty={words.placeholder(field)}
        required={field.missing !== undefined}
      />
      <EighthMonth month={rest.value} />
    </>
  )
}
