import { Input, makeStyles } from '@fluentui/react-components'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { useTranslation } from 'react-i18next'
import type { Sheet } from '../../../../contract/pay-package/sheet.ts'
import { useBox } from '../../../forms/controls/input-styles.ts'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { useText } from '../../../ui/styles/text.ts'
import { Labelled } from '../fields/Labelled.tsx'
import { PayFields } from '../fields/PayFields.tsx'
import { ContractFields } from '../fields/WorkFields.tsx'
import { PasteOffer } from './PasteOffer.tsx'

const useStyles = makeStyles({
  card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', alignContent: 'start' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
})

type OfferCardProps = {
  id: string
  heading: string
  sheet: Sheet
  onChange: (sheet: Sheet) => void
  onUse: (sheet: Sheet) => void
  onRemove?: (() => void) | undefined
}

/** One offer: its name, a text to read it from, and its fields. */
export function OfferCard({ id, heading, sheet, onChange, onUse, onRemove }: OfferCardProps) {
  const styles = useStyles()
  const box = useBox()
  const text = useText()
  const { t } = useTranslation('offers')
  return (
    <Card as="section" padded className={styles.card}>
      <div className={styles.head}>
        <h2 className={text.h20}>{heading}</h2>
        {onRemove && (
          <Action kind="ghost" size="small" icon={<Delete20Regular />} onClick={onRemove}>
            {t('remove')}
          </Action>
        )}
      </div>
      <PasteOffer sheet={sheet} onUse={onUse} />
      <Labelled label={t('name')}>
        <Input
          className={box.box}
          input={{ className: box.input }}
          autoComplete="off"
          maxLength={60}
          value={sheet.name}
          onChange={(_, { value }) => onChange({ ...sheet, name: value })}
        />
      </Labelled>
      <PayFields sheet={sheet} onChange={onChange} />
      <ContractFields id={id} sheet={sheet} onChange={onChange} />
    </Card>
  )
}
