import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowDown16Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comparison } from '../../../../contract/salaries/compare.schema.ts'
import type { Pay } from '../../../../contract/salaries/pay.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { Said } from '../../../ui/Said.tsx'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { DotPlot } from '../DotPlot.tsx'
import { buildDots } from '../dots.ts'
import { usePeopleWords } from '../people-words.ts'
import { computePercentile } from '../percentile.ts'
import { computeStanding } from './standing.ts'

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [media.wide]: { gridTemplateColumns: '360px minmax(0, 1fr)' },
  },
  own: { display: 'grid', gap: '12px', alignContent: 'start', justifyItems: 'start' },
  company: { display: 'flex', gap: '12px', alignItems: 'center' },
})

interface MainPayProps {
  company: { name: string; logo?: string | null } | undefined
  comparison: Pick<Comparison, 'pay' | 'bars' | 'levels'>
  joblevel: number | undefined
  amount: number
}

/**
 * The main pay (C-010): what a person earns compared with people of their level, or with everybody where those are too
 * few.
 */
export function MainPay({ company, comparison: { pay, bars, levels }, joblevel, amount }: MainPayProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['compare', 'salaries'])
  const { format } = useLanguage()
  const { people, salaries } = usePeopleWords()
  const own = levels.parts.find(({ id }) => id === String(joblevel)) ?? null
  const beside: Pay | null = own?.median == null ? pay : own
  const shown = own && beside === own ? own.bars : bars
  const describeGroup = (of: Pay): ReactNode =>
    of === own
      ? t('main.ofLevel', { level: own.name ?? '', people: people(of.people) })
      : t('main.ofAll', { people: people(of.people) })
  const dots = buildDots(shown)
  const standing = beside && computeStanding(amount, beside)
  const percentile = beside && computePercentile(amount, beside.people, shown)
  return (
    <Card as="section" padded className={styles.card} aria-label={t('main.title')}>
      <div className={styles.own}>
        <div className={styles.company}>
          <Logo src={company?.logo} size={40} />
          <div>
            <b>
              <Said>{company?.name}</Said>
            </b>
            {pay && <p className={mergeClasses(text.s13, text.faint)}>{salaries(pay.people)}</p>}
          </div>
        </div>
        <div>
          <h2 className={mergeClasses(text.s13, text.muted)}>{t('main.yours')}</h2>
          <p className={mergeClasses(text.h40, text.number)}>{format.money(amount)}</p>
        </div>
        {beside?.median != null && <Difference amount={amount} median={beside.median} />}
        {beside === null && <p>{t('main.none')}</p>}
        {beside !== null && standing === null && (
          <p>{t('main.range', format.moneyRange(beside.lower, beside.upper))}</p>
        )}
        {standing && beside?.median != null && <p>{t(`main.${standing}`, { median: format.money(beside.median) })}</p>}
        {percentile && (
          <p className={mergeClasses(text.s13, text.muted)}>
            {t(`where.${percentile.kind}`, { ...percentile, ns: 'salaries' })}
          </p>
        )}
        {beside !== null && beside !== own && <p className={mergeClasses(text.s13, text.faint)}>{t('main.noLevel')}</p>}
      </div>
      {beside !== null && (
        <div>
          {dots ? (
            <figure>
              <h3 className={text.h14}>{t('histogramOf', { ns: 'salaries', level: describeGroup(beside) })}</h3>
              <DotPlot
                dots={dots}
                median={beside.median}
                you={{ amount, words: t('dots.yours', { ns: 'salaries', amount: format.number(amount) }) }}
              />
            </figure>
          ) : (
            <p className={text.muted}>
              {describeGroup(beside)}. {t('fewBars', { ns: 'salaries' })}
            </p>
          )}
        </div>
      )}
    </Card>
  )
}

/** How far an amount is above or below the median, rounded to hundreds as the median is. */
function Difference({ amount, median }: { amount: number; median: number }) {
  const { t } = useTranslation('compare')
  const { format } = useLanguage()
  const difference = Math.round((amount - median) / 100) * 100
  if (difference === 0) return <Chip tone="brand">{t('main.same')}</Chip>
  const words = { amount: format.money(Math.abs(difference)) }
  return difference > 0 ? (
    <Chip tone="good" icon={<ArrowUp16Regular />}>
      {t('main.above', words)}
    </Chip>
  ) : (
    <Chip tone="warn" icon={<ArrowDown16Regular />}>
      {t('main.below', words)}
    </Chip>
  )
}
