import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pay } from '../../../../contract/salaries/pay.schema.ts'
import { computeAbout } from '../../../../contract/salaries/pay.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { useText } from '../../../ui/styles/text.ts'
import { usePeopleWords } from '../people-words.ts'
import { FigureRows } from './FigureRows.tsx'

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px', alignContent: 'start' },
})

export type ExtraName = 'cash_bonus' | 'annual_raise' | 'profit_sharing' | 'sales_commission'

/** The card of one part of the comparison. */
export function PartCard({ title, basis, children }: { title: string; basis: string; children: ReactNode }) {
  const styles = useStyles()
  const text = useText()
  return (
    <Card as="section" padded className={styles.card}>
      <div>
        <h2 className={text.h20}>{title}</h2>
        <p className={mergeClasses(text.s13, text.faint)}>{basis}</p>
      </div>
      {children}
    </Card>
  )
}

interface ExtraCardProps {
  name: ExtraName
  pay: Pay | null
  /** The amount the reader gets, where the form asks for it. */
  yours?: number | undefined
}

/** A part of the pay that not everybody gets, over those who do (C-011, C-014 to C-016). */
export function ExtraCard({ name, pay, yours }: ExtraCardProps) {
  const text = useText()
  const { t } = useTranslation('compare')
  const { format } = useLanguage()
  const { people } = usePeopleWords()
  const isPercent = name === 'annual_raise'
  const formatAmount = (amount: number) => (isPercent ? format.percent(amount / 100) : format.money(amount))
  const formatRange = (from: number, to: number) =>
    isPercent ? { from: formatAmount(from), to: formatAmount(to) } : format.moneyRange(from, to)
  const per = isPercent ? 'percent' : name === 'sales_commission' ? 'aMonth' : 'aYear'
  const rows = [
    ...(pay ? [{ label: t('extras.typical'), amount: computeAbout(pay, isPercent ? 1 : 100).about }] : []),
    ...(yours === undefined ? [] : [{ label: t('extras.yours'), amount: yours, own: true }]),
  ]
  return (
    <PartCard
      title={t(`extras.${name}`)}
      basis={pay ? t(`extras.${per}`, { people: people(pay.people) }) : t('extras.few')}
    >
      {rows.length > 0 && <FigureRows rows={rows} say={formatAmount} />}
      {pay?.p25 != null && pay.p75 !== null && (
        <p className={text.muted}>{t('extras.half', formatRange(pay.p25, pay.p75))}</p>
      )}
      {pay && (
        <p className={text.muted}>
          {t('extras.apart', { within: format.within(formatAmount(computeAbout(pay, isPercent ? 1 : 100).within)) })}
        </p>
      )}
    </PartCard>
  )
}
