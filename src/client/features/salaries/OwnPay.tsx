import { Field, Input, makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { readAmount } from '../../../contract/form/amount.ts'
import { emptySheet } from '../../../contract/pay-package/sheet.ts'
import type { Pay, PayBar } from '../../../contract/salaries/pay.schema.ts'
import { computeAbout } from '../../../contract/salaries/pay.ts'
import { findPlaceForAmount, readKept, saveSheets } from '../../data/kept-sheets.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import { judgeOffer } from './offer.ts'
import { computePercentile } from './percentile.ts'

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    alignContent: 'start',
    padding: '16px',
    borderRadius: '12px',
    backgroundColor: paint.brandTint,
    [media.tablet]: { padding: '20px' },
    // Nobody prints what they type for themselves.
    '@media print': { display: 'none' },
  },
  field: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // For a reader who has zoomed in to 180 px the field is narrower.
  input: { minWidth: 0, minHeight: '44px', '& input': { minWidth: 0 } },
})

/** Parses whole riyals of two digits or more; undefined for any other text. */
export const parseAmount = (typed: string): number | undefined => {
  const amount = readAmount(typed)
  return typeof amount === 'number' && amount >= 10 && amount <= 9_999_999 ? amount : undefined
}

/** Opens the package with this pay a month, if any; where someone has filled in a package, it becomes an offer beside it. */
function openPackage(amount: number | undefined): void {
  if (amount === undefined) {
    navigate('/package')
    return
  }
  const { path, part } = findPlaceForAmount(readKept() ?? { package: emptySheet, offers: [] }, amount)
  saveSheets(part)
  navigate(path)
}

interface OwnPayProps {
  /** The pay it is compared with; null if none is chosen or none may be published. */
  pay: Pick<Pay, 'people' | 'median' | 'lower' | 'upper' | 'p25' | 'p75' | 'leans'> | null
  bars?: readonly PayBar[] | undefined
  /** Whose pay it is, where that is a wider crowd than the page is about. */
  crowd?: string | undefined
  typed: string
  onTyped: (typed: string) => void
  heading?: 'h2' | 'h3'
  /** What stands between the heading and the field, such as the choice of a job title. */
  children?: ReactNode
  /** A further way on, below the one to the package. */
  below?: ReactNode
}

/** A field for an offer or one's own pay, and where that stands; the amount never leaves the device. */
export function OwnPay(props: OwnPayProps) {
  const { pay, bars = [], crowd, typed, onTyped, heading: Heading = 'h3', children, below } = props
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const amount = parseAmount(typed)
  return (
    <section className={styles.panel} data-offer>
      <div>
        <Heading className={text.h16}>{t('where.title')}</Heading>
        <p className={mergeClasses(text.s13, text.muted)}>{t('where.words')}</p>
      </div>
      {children}
      <Field label={t('where.field')} className={styles.field}>
        <Input
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          dir={typed ? 'ltr' : undefined}
          value={typed}
          onChange={(_, { value }) => onTyped(value)}
        />
      </Field>
      <p role="status">
        {amount !== undefined && pay && <Verdict amount={amount} pay={pay} bars={bars} crowd={crowd} />}
      </p>
      <Action onClick={() => openPackage(amount)}>{t('where.package')}</Action>
      {below}
    </section>
  )
}

type VerdictProps = { amount: number; crowd: string | undefined } & {
  pay: NonNullable<OwnPayProps['pay']>
  bars: readonly PayBar[]
}

/** The verdict in bold, how many earn less, and how far it is from the middle. */
function Verdict({ amount, pay, bars, crowd }: VerdictProps) {
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const { verdict, apart } = judgeOffer(amount, pay)
  const place = bars.length > 0 ? computePercentile(amount, pay.people, bars) : null
  const middle = format.money(computeAbout(pay).about)
  return (
    <>
      <b className={text.strong}>{t(`where.verdict.${verdict}`)}</b> {place && `${t(`where.${place.kind}`, place)} `}
      {apart === 0
        ? t('where.same', { middle })
        : t(apart > 0 ? 'where.above' : 'where.below', { amount: format.money(Math.abs(apart)), middle })}
      {crowd && ` ${t('where.crowd', { crowd })}`}
    </>
  )
}
