import { Field } from '@fluentui/react-components'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectBox } from '../../forms/controls/choose/SelectBox.tsx'
import { useLookup } from '../../forms/lookups.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'

/** The choice of a job title, by name. */
export function TitleChoice({ value, onChange }: { value: number | undefined; onChange: (id?: number) => void }) {
  const id = useId()
  const { t } = useTranslation('salaries')
  const { lng } = useLanguage()
  const { data } = useLookup('jobtitles')
  const options = useMemo(
    () =>
      (data ?? [])
        .filter(({ hidden }) => !hidden)
        .map((one) => ({ value: one.id, label: one.name }))
        .sort((a, b) => a.label.localeCompare(b.label, lng === 'arabic' ? 'ar' : 'en')),
    [data, lng],
  )
  return (
    <Field label={{ htmlFor: id, children: t('where.jobtitle') }}>
      <SelectBox
        id={id}
        name="jobtitle"
        value={value}
        options={options}
        empty={t('where.choose')}
        invalid={false}
        describedBy={undefined}
        onChange={(chosen) => onChange(chosen === undefined || chosen === '' ? undefined : Number(chosen))}
        onBlur={() => {}}
      />
    </Field>
  )
}
