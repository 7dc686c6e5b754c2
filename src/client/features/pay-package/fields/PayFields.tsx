import { Checkbox, makeStyles } from '@fluentui/react-components'
import { nationalities } from '../../../../contract/pay-package/compute/pay-package.ts'
import { changeBasic, type Sheet, usualParts } from '../../../../contract/pay-package/sheet.ts'
import { Segments } from '../../../forms/controls/Segments.tsx'
import { usePayWords } from '../use-words.ts'
import { AmountField } from './AmountField.tsx'
import { LabelledSet } from './Labelled.tsx'

const useStyles = makeStyles({
  grid: { display: 'grid', gap: '14px 16px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))' },
  person: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  whole: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', marginBlockStart: '16px' },
})

export type SheetProps = {
  /** Begins the ids of the fields. */
  id: string
  sheet: Sheet
  onChange: (sheet: Sheet) => void
}

const plain = { invalid: false, describedBy: undefined, onBlur: () => undefined }

/** The fields of a package about pay. */
export function PayFields({ sheet, onChange }: Omit<SheetProps, 'id'>) {
  const styles = useStyles()
  const { t, format } = usePayWords()
  const change = (part: Partial<Sheet>) => onChange({ ...sheet, ...part })
  const findHint = (part: 'housing' | 'transport') =>
    sheet.guessed[part] ? t('fields.guessed', { percent: format.percent(1 / usualParts[part]) }) : undefined
  return (
    <>
      <div className={styles.grid}>
        <AmountField
          label={t('fields.basic')}
          aside={t('fields.perMonth')}
          value={sheet.basic}
          onChange={(basic) => onChange(changeBasic(sheet, basic))}
        />
        {(['housing', 'transport'] as const).map((part) => (
          <AmountField
            key={part}
            label={t(`fields.${part}`)}
            aside={t('fields.perMonth')}
            hint={findHint(part)}
            value={sheet[part]}
            onChange={(amount) => change({ [part]: amount, guessed: { ...sheet.guessed, [part]: false } })}
          />
        ))}
        <AmountField
          label={t('fields.other')}
          aside={t('fields.perMonth')}
          value={sheet.other}
          onChange={(other) => change({ other })}
        />
        <AmountField
          label={t('fields.bonus')}
          aside={t('fields.perYear')}
          value={sheet.bonus}
          onChange={(bonus) => change({ bonus })}
        />
      </div>
      {sheet.bonus > 0 && (
        <div className={styles.whole}>
          <Checkbox
            label={t('fields.bonusPromised')}
            checked={sheet.bonusPromised}
            onChange={(_, { checked }) => change({ bonusPromised: checked === true })}
          />
        </div>
      )}
    </>
  )
}

/** Who a person is to social insurance. */
export function PersonFields({ id, sheet, onChange }: SheetProps) {
  const styles = useStyles()
  const { t } = usePayWords()
  const change = (part: Partial<Sheet>) => onChange({ ...sheet, ...part })
  return (
    <div className={styles.person}>
      <LabelledSet label={t('fields.nationality')}>
        <Segments
          {...plain}
          wide
          id={id}
          name="nationality"
          value={sheet.nationality}
          options={nationalities.map((value) => ({ value, label: t(`nationalities.${value}`) }))}
          onChange={(value) => change({ nationality: nationalities.find((one) => one === value)! })}
        />
      </LabelledSet>
      {sheet.nationality === 'saudi' && (
        <LabelledSet label={t('fields.insured')}>
          <Segments
            {...plain}
            wide
            id={id}
            name="insured"
            value={sheet.newlyInsured ? 'new' : 'old'}
            options={[
              { value: 'old', label: t('fields.insuredOld') },
              { value: 'new', label: t('fields.insuredNew') },
            ]}
            onChange={(value) => change({ newlyInsured: value === 'new' })}
          />
        </LabelledSet>
      )}
    </div>
  )
}
