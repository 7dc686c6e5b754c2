import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ShieldCheckmark20Regular } from '@fluentui/react-icons/svg/shield-checkmark'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Bar } from '../../../ui/charts/Bar.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { BeNext } from './BeNext.tsx'
import { averageFrom, getStage } from './early.ts'
import { CeoAnswer } from './FourAnswers.tsx'
import { buildStarRows } from './rating-figures.ts'

const useStyles = makeStyles({
  cells: {
    ...lineAbove,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  cell: {
    display: 'grid',
    gap: '6px',
    alignContent: 'start',
    justifyItems: 'start',
    padding: '16px',
    [media.tablet]: { padding: '20px 32px' },
  },
  write: { backgroundColor: paint.brandTint },
  value: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px' },
  each: { display: 'grid', gap: '2px' },
  rows: {
    display: 'grid',
    gap: '6px',
    width: '100%',
    maxWidth: '280px',
    '& > li': { display: 'grid', gridTemplateColumns: '16px 1fr 24px', gap: '8px', alignItems: 'center' },
  },
  count: { textAlign: 'end', color: tokens.colorNeutralForeground3 },
  later: {
    ...lineAbove,
    display: 'flex',
    gap: '10px',
    alignItems: 'start',
    padding: '12px 16px',
    '& > svg': { flexShrink: 0, color: paint.brandFg },
    [media.tablet]: { padding: '14px 32px' },
  },
  leads: { ...lineAbove, padding: '12px 16px', [media.tablet]: { padding: '14px 32px' } },
})

/**
 * The header of a company before its reviews: what there is of its rating, the one way to be the next, and one sentence
 * about what opens later and why. It counts nothing down: progress would tell who wrote when.
 */
export default function EarlyAnswers({ company, onWrite }: { company: Company; onWrite: () => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const { rating, ceo } = company
  return (
    <>
      <div className={styles.cells}>
        <section className={styles.cell}>
          <h2 className={mergeClasses(text.s13, text.faint)}>{t('answers.good')}</h2>
          <EarlyRating company={company} />
        </section>
        <section className={mergeClasses(styles.cell, styles.write)} data-print="no">
          <BeNext count={rating.count} onWrite={onWrite} />
        </section>
      </div>
      {ceo && (
        <section className={styles.leads}>
          <h2 className={mergeClasses(text.s13, text.faint)}>{t('answers.leads')}</h2>
          <CeoAnswer ceo={ceo} rate={company.ceo_rate} ratings={company.ceo_ratings} quiet />
        </section>
      )}
      <p className={mergeClasses(text.s13, text.muted, styles.later)}>
        <ShieldCheckmark20Regular aria-hidden="true" />
        {t('early.later')}
      </p>
    </>
  )
}

/** Under five ratings each as it is, the highest first, so that their order tells nothing; from five on the average. */
function EarlyRating({ company: { rating, rate, total_ratings: count } }: { company: Company }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['companies', 'common'])
  const { format } = useLanguage()
  const stage = getStage(rating.count)
  const rows = buildStarRows(rating)
  const words = { count, number: format.number(count), rate: rate === null ? '' : format.rating(rate) }
  if (stage === 'none')
    return (
      <>
        <p className={text.h20}>{t('early.none.title')}</p>
        <p className={text.muted}>{t('early.none.words')}</p>
      </>
    )
  if (rating.count < averageFrom)
    return (
      <>
        <p className={text.h20}>{t('early.written', words)}</p>
        <ul className={styles.each}>
          {rows.flatMap(({ stars, count: people }) =>
            [...Array(people).keys()].map((nth) => (
              <li key={`${stars} ${nth}`}>
                <Stars rating={stars} size={18} />
              </li>
            )),
          )}
        </ul>
        <p className={mergeClasses(text.s13, text.muted)}>{t(`early.${stage}.words`, words)}</p>
      </>
    )
  return (
    <>
      <p className={mergeClasses(text.h28, text.number, styles.value)}>
        {words.rate} <Stars rating={rate ?? 0} size={18} />
      </p>
      <p className={mergeClasses(text.s13, text.muted)}>{t('early.some.words', words)}</p>
      <ol className={mergeClasses(styles.rows, text.number, text.s13)}>
        {rows.map(({ stars, count: people, length }) => (
          <li key={stars}>
            {stars}
            <Bar share={length} />
            <span className={styles.count}>{format.number(people)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
