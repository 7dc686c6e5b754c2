import { Field, Input, makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { latinDigits } from '../../../contract/form/clean.ts'
import type { Pay, PayBar } from '../../../contract/salaries/pay.ts'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../../ui/text.ts'
import { percentileOf } from './percentile.ts'

const useStyles = makeStyles({
  field: { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '320px', marginBlockStart: '12px' },
  // A reader who has zoomed in to 180 px sees less of it.
  input: { minWidth: 0, minHeight: '44px', '& input': { minWidth: 0 } },
  said: { minHeight: '24px', marginBlockStart: '8px' },
})

/** Whole riyals of two digits or more; undefined for whatever else is typed. */
const amountIn = (typed: string) => {
  const digits = latinDigits(typed).replace(/[\s,٬]/g, '')
  return /^[1-9]\d{1,6}$/.test(digits) ? Number(digits) : undefined
}

/** Where a salary that somebody types stands among those that the chart above tells of; nothing of it leaves the device. */
export function PercentileCard({ pay, bars }: { pay: Pay; bars: readonly PayBar[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const [typed, setTyped] = useState('')
  if (bars.length === 0) return null
  const amount = amountIn(typed)
  const found = amount === undefined ? undefined : percentileOf(amount, pay.people, bars)
  return (
    <Card as="section" padded>
      <h2 className={text.h16}>{t('where.title')}</h2>
      <p className={text.muted}>{t('where.words')}</p>
      <Field label={t('where.field')} className={styles.field}>
        <Input
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          dir={typed ? 'ltr' : undefined}
          value={typed}
          onChange={(_, { value }) => setTyped(value)}
        />
      </Field>
      <p className={mergeClasses(text.strong, styles.said)} role="status">
        {found === null ? t('where.none') : found && t(`where.${found.kind}`, found)}
      </p>
    </Card>
  )
}
