import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowDown16Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up'
import { useTranslation } from 'react-i18next'
import { getSalaries } from '../../../../contract/companies/salaries.ts'
import type { Comparison } from '../../../../contract/salaries/compare.schema.ts'
import type { Pay } from '../../../../contract/salaries/pay.schema.ts'
import { useQuery } from '../../../data/query.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { DotPlot } from '../DotPlot.tsx'
import { buildDots } from '../dots.ts'
import { judgeOffer } from '../offer.ts'
import { PayRows } from '../PayRows.tsx'
import { usePayWords } from '../pay-words.ts'
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
  /** The company, whose wider crowd answers where it tells nothing. */
  id: number
  company: { name: string; logo?: string | null | undefined } | undefined
  comparison: Pick<Comparison, 'pay' | 'bars' | 'levels'>
  joblevel: number | undefined
  amount: number
}

/**
 * The main pay (C-010): what a person earns compared with people of their level, or with everybody where those are too
 * few.
 */
export function MainPay({ id, company, comparison: { pay, bars, levels }, joblevel, amount }: MainPayProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['compare', 'salaries'])
  const { format } = useLanguage()
  const { people, salaries } = usePeopleWords()
  const words = usePayWords()
  const own = levels.parts.find(({ id }) => id === String(joblevel)) ?? null
  const wider = useQuery(getSalaries, pay === null && own === null ? { params: { id } } : null).data?.wider ?? null
  const beside: Pay | null = (own?.median == null ? pay : own) ?? own ?? wider
  const shown = own && beside === own ? own.bars : bars
  const describeGroup = (of: Pay): string =>
    of === own
      ? t('main.ofLevel', { level: own.name ?? '', people: people(of.people) })
      : of === wider && wider
        ? t(`row.wider.${wider.on}`, { ns: 'salaries' })
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
              <UserText>{company?.name}</UserText>
            </b>
            {pay && <p className={mergeClasses(text.s13, text.faint)}>{salaries(pay.people)}</p>}
          </div>
        </div>
        <div>
          <h2 className={mergeClasses(text.s13, text.muted)}>{t('main.yours')}</h2>
          <p className={mergeClasses(text.h40, text.number)}>{format.money(amount)}</p>
        </div>
        {beside !== null && <Difference amount={amount} pay={beside} />}
        {beside === null && <p>{t('main.none')}</p>}
        {beside !== null && standing === null && (
          <p>{t('main.about', { amount: words.about(beside), within: words.within(beside) })}</p>
        )}
        {standing && beside?.median != null && <p>{t(`main.${standing}`, { median: format.money(beside.median) })}</p>}
        {percentile && (
          <p className={mergeClasses(text.s13, text.muted)}>
            {t(`where.${percentile.kind}`, { ...percentile, ns: 'salaries' })}
          </p>
        )}
        {beside !== null && beside === pay && <p className={mergeClasses(text.s13, text.faint)}>{t('main.noLevel')}</p>}
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
            <PayRows
              rows={[
                { id: 'beside', name: describeGroup(beside), ...beside, people: undefined, wider: beside === wider },
              ]}
              you={{ amount, words: t('dots.you', { ns: 'salaries' }) }}
            />
          )}
        </div>
      )}
    </Card>
  )
}

/** How far an amount is above or below the middle, rounded to hundreds; nothing within what the middle may be off by. */
function Difference({ amount, pay }: { amount: number; pay: Pay }) {
  const { t } = useTranslation('compare')
  const { format } = useLanguage()
  const { verdict, apart: difference } = judgeOffer(amount, pay)
  if (verdict === 'middle') return <Chip tone="brand">{t('main.same')}</Chip>
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
