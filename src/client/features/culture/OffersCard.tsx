import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BenefitSummary } from '../../../contract/companies/benefits.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { BarRows } from '../../ui/charts/BarRows.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { ShareStrip } from '../../ui/charts/ShareStrip.tsx'
import { useShare } from '../../ui/charts/use-share.ts'
import { TextButton } from '../../ui/controls/TextButton.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { compareShares } from './benefit-figures.ts'

const SHOWN = 8
const feelings = ['positive', 'no_opinion', 'negative'] as const

const useStyles = makeStyles({
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 240px', gap: '48px' },
  },
  offers: { display: 'grid', gap: '16px', justifyItems: 'start', '& > ul': { width: '100%' } },
  feeling: { display: 'grid', gap: '8px', alignContent: 'start' },
})

/** The benefits people say are offered, in order of agreement, and how they feel about them. */
export function OffersCard({ summary }: { summary: BenefitSummary }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('culture')
  const { format } = useLanguage()
  const [all, setAll] = useState(false)
  const offers = compareShares(summary.offers)
  const formatShare = useShare()
  const felt = feelings
    .map((feeling) => ({ feeling, people: summary.rate[feeling] ?? 0 }))
    .filter(({ people }) => people > 0)
  const top = offers[0]
  const number = format.number(offers.length)
  return (
    <ChartCard
      heading="h3"
      title={top ? t('benefits.finding', { benefit: top.name, share: format.percent(top.yes) }) : t('benefits.title')}
      basis={t('benefits.basis', {
        answers: t('answers', { count: summary.count, number: format.number(summary.count) }),
      })}
      chart={
        <div className={styles.body}>
          <div className={styles.offers}>
            {offers.length === 0 && <p className={text.muted}>{t('benefits.none')}</p>}
            <BarRows
              rows={offers.slice(0, all ? undefined : SHOWN).map((offer) => ({
                key: String(offer.id),
                label: offer.name,
                beside: t('answers', { count: offer.people, number: format.atLeast(offer.people) }),
                value: format.percent(offer.yes),
                share: offer.yes,
              }))}
            />
            {offers.length > SHOWN && (
              <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? t('benefits.showLess') : t('benefits.showAll', { number })}
              </TextButton>
            )}
          </div>
          <div className={styles.feeling}>
            <h4 className={text.h14}>{t('benefits.feeling')}</h4>
            <ShareStrip shares={felt.map(({ people }) => people / summary.count)} />
            <p className={mergeClasses(text.s13, text.muted)}>
              {felt
                .map(({ feeling, people }) =>
                  t('share', { share: formatShare(people, summary.count), answer: t(`benefits.${feeling}`) }),
                )
                .join(t('comma'))}
            </p>
          </div>
        </div>
      }
      table={
        <DataTable
          head={[t('column.benefit'), t('column.yes'), t('column.no'), t('column.unsure')]}
          rows={offers.map(({ id, name, yes, no, unsure }) => ({
            key: String(id),
            cells: [name, format.percent(yes), format.percent(no), format.percent(unsure)],
          }))}
        />
      }
    />
  )
}
