import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { SelectBox } from '../choose/SelectBox.tsx'
import type { ControlProps } from '../control.ts'
import { listMonthNames, listYearsBack } from './dates.ts'
import { EighthMonth } from './EighthMonth.tsx'

const useStyles = makeStyles({ pair: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px' } })

/** A month of the specification's list, and its year. While one of them is missing the answer is not a month yet. */
export function YearMonthControl({ field, id, value, onChange, problems: _, ...rest }: ControlProps<'yearMonth'>) {
  const styles = useStyles()
  const { lng, format } = useLanguage()
  const { t } = useTranslation('forms')
  const [year = '', month = ''] = typeof value === 'string' ? value.split('-') : []
  const change = (nextYear: string, nextMonth: string) =>
    onChange(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : undefined)
  const required = field.missing !== undefined
  return (
    <span className={styles.pair}>
      <SelectBox
        {...rest}
        id={id}
        name={`${field.name}-month`}
        label={t('yearMonth.month')}
        value={Number(month)}
        options={listMonthNames(lng)}
        empty={t('yearMonth.month')}
        required={required}
        onChange={(chosen) => change(year, chosen === undefined ? '' : String(chosen).padStart(2, '0'))}
      />
      <SelectBox
        {...rest}
        id={`${id}-year`}
        name={`${field.name}-year`}
        label={t('yearMonth.year')}
        value={Number(year)}
        options={listYearsBack(new Date(), field.back, field.ahead).map((one) => ({
          value: one,
          label: format.digits(one),
        }))}
        empty={t('yearMonth.year')}
        required={required}
        onChange={(chosen) => change(chosen === undefined ? '' : String(chosen), month)}
      />
      <EighthMonth month={month} />
    </span>
  )
}
