import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { getCompanyProfile } from '../../../contract/companies/companies.ts'
import { getCulture } from '../../../contract/companies/culture.ts'
import { getAnalytics } from '../../../contract/employers/analytics.ts'
import { getStatistics } from '../../../contract/statistics/people.ts'
import { useQuery } from '../../data/query.ts'
import { RatingCard } from '../../features/companies/page/RatingCard.tsx'
import { WordsCard } from '../../features/companies/page/WordsCard.tsx'
import { IndustryLineNote, QuestionSetCard } from '../../features/culture/QuestionSetCard.tsx'
import type { RepresentedCompany } from '../../features/employers/area-path.ts'
import { CompareCard } from '../../features/employers/CompareCard.tsx'
import { MonthsCard } from '../../features/employers/MonthsCard.tsx'
import { SentencesCard } from '../../features/employers/SentencesCard.tsx'
import TrendCard from '../../features/statistics/TrendCard.tsx'
import { MethodLink } from '../../ui/controls/MethodLink.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  /** The same gap as between the cards of one read. */
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', [media.wide]: { gap: '24px' } },
  title: { marginBlockStart: '16px' },
})

/**
 * How the company fares, by public numbers alone (P-031): over time, compared with its competitors, and in its own
 * culture.
 */
export default function EmployerAnalytics({ company }: { company: RepresentedCompany }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['employers', 'culture'])
  const params = { id: company.id }
  const profile = useQuery(getCompanyProfile, { params })
  const analytics = useQuery(getAnalytics, { params })
  const culture = useQuery(getCulture, { params })
  const trend = useQuery(getStatistics, { params })
  const sets = (culture.data ?? []).filter(({ questions }) => questions.length > 0)
  // Shown together, since each would shift what is below it.
  const loading = [profile, trend, analytics].some(({ state }) => state === 'loading')
  return (
    <div className={styles.parts}>
      <p className={text.muted}>
        {t('analytics.words')} <MethodLink />
      </p>
      <ReadFrame read={loading ? { ...profile, state: 'loading' } : profile} failed={t('analytics.failed')}>
        {(shown) => (
          <>
            {analytics.data && <SentencesCard analytics={analytics.data} />}
            <RatingCard rating={shown.rating} />
            <TrendCard id={company.id} />
            <WordsCard id={shown.id} words={shown.words} />
          </>
        )}
      </ReadFrame>
      {!loading && (
        <ReadFrame read={analytics} failed={t('analytics.failed')}>
          {(found) => (
            <>
              <MonthsCard months={found.months} />
              <CompareCard analytics={found} what="rating" />
              <CompareCard analytics={found} what="culture" />
              <CompareCard analytics={found} what="ceo" />
            </>
          )}
        </ReadFrame>
      )}
      {!loading && sets.length > 0 && (
        <>
          <h2 className={mergeClasses(text.h20, styles.title)}>{t('culture:title')}</h2>
          {sets.map((set) => (
            <QuestionSetCard key={set.set} set={set} />
          ))}
          <IndustryLineNote sets={sets} />
        </>
      )}
    </div>
  )
}
