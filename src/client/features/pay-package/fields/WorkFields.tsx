import { makeStyles } from '@fluentui/react-components'
import { calendars } from '../../../../contract/pay-package/compute/calendar.ts'
import { contractKinds } from '../../../../contract/pay-package/compute/pay-package.ts'
import { reasons } from '../../../../contract/pay-package/rules/labour.ts'
import type { Sheet } from '../../../../contract/pay-package/sheet.ts'
import { SelectBox } from '../../../forms/controls/choose/SelectBox.tsx'
import { Segments } from '../../../forms/controls/Segments.tsx'
import { usePayWords } from '../use-words.ts'
import { DayOfPackage } from './DayOfPackage.tsx'
import { Labelled, LabelledSet } from './Labelled.tsx'
import { NumberField } from './NumberField.tsx'
import type { SheetProps } from './PayFields.tsx'

const useStyles = makeStyles({
  fields: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  grid: { display: 'grid', gap: '14px 16px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))' },
})

const plain = { invalid: false, describedBy: undefined, onBlur: () => undefined }

/** The fields about the contract and its hours; an offer has these as well. */
export function ContractFields({ id, sheet, onChange }: SheetProps) {
  const styles = useStyles()
  const { t } = usePayWords()
  const change = (part: Partial<Sheet>) => onChange({ ...sheet, ...part })
  return (
    <div className={styles.fields}>
      <LabelledSet label={t('fields.contract')}>
        <Segments
          {...plain}
          wide
          id={id}
          name="contract"
          value={sheet.contract}
          options={contractKinds.map((value) => ({ value, label: t(`contracts.${value}`) }))}
          onChange={(value) => change({ contract: contractKinds.find((one) => one === value)! })}
        />
      </LabelledSet>
      <div className={styles.grid}>
        <NumberField
          {...{ label: t('fields.weeklyHours'), value: sheet.weeklyHours, min: 1, max: 100, parts: 4 }}
          onChange={(hours) => hours !== null && change({ weeklyHours: hours })}
        />
        <NumberField
          {...{ label: t('fields.weekDays'), value: sheet.weekDays, min: 1, max: 7, parts: 1 }}
          onChange={(days) => days !== null && change({ weekDays: days })}
        />
        <NumberField
          {...{ label: t('fields.leaveDays'), value: sheet.leaveDays, min: 0, max: 365, parts: 1 }}
          onChange={(days) => days !== null && change({ leaveDays: days })}
        />
        <DayOfPackage
          id={`${id}-joined`}
          label={t('fields.joined')}
          value={sheet.joined}
          onChange={(joined) => change({ joined })}
        />
      </div>
    </div>
  )
}

/** The fields about the end of work, unused leave and overtime. */
export function EndFields({ id, sheet, onChange }: SheetProps) {
  const styles = useStyles()
  const { t } = usePayWords()
  const change = (part: Partial<Sheet>) => onChange({ ...sheet, ...part })
  return (
    <div className={styles.fields}>
      <LabelledSet label={t('fields.calendar')}>
        <Segments
          {...plain}
          wide
          id={id}
          name="calendar"
          value={sheet.calendar}
          options={calendars.map((value) => ({ value, label: t(`calendars.${value}`) }))}
          onChange={(value) => change({ calendar: calendars.find((one) => one === value)! })}
        />
      </LabelledSet>
      <Labelled label={t('fields.reason')}>
        <SelectBox
          {...plain}
          id={`${id}-reason`}
          name="reason"
          required
          value={sheet.reason}
          options={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          onChange={(value) => change({ reason: reasons.find((one) => one === value) ?? 'ended' })}
        />
      </Labelled>
      <div className={styles.grid}>
        <DayOfPackage
          id={`${id}-last`}
          label={t('fields.last')}
          hint={t('fields.lastHelp')}
          value={sheet.last}
          onChange={(last) => change({ last })}
        />
        <NumberField
          {...{ label: t('fields.unused'), hint: t('fields.unusedHelp'), min: 0, max: 999, parts: 100 }}
          value={sheet.unused === null ? null : sheet.unused / 100}
          onChange={(days) => change({ unused: days === null ? null : Math.round(days * 100) })}
        />
        <NumberField
          {...{ label: t('fields.overtime'), min: 0, max: 744, parts: 4 }}
          value={sheet.overtime === 0 ? null : sheet.overtime}
          onChange={(hours) => change({ overtime: hours ?? 0 })}
        />
      </div>
    </div>
  )
}
