import { useTranslation } from 'react-i18next'
import { listAwards } from '../../../contract/statistics/awards.ts'
import { useQuery } from '../../data/query.ts'
import { HomeSection } from '../../ui/HomeSection.tsx'
import { QuarterAwards } from './QuarterAwards.tsx'
import { useQuarterName } from './use-quarter-name.ts'

/** The home page's band with the awards of the last finished quarter; nothing while there is none. */
export default function LatestAwards() {
  const { t } = useTranslation('awards')
  const nameQuarter = useQuarterName()
  const [latest] = useQuery(listAwards, { query: { limit: 1 } }).data?.quarters ?? []
  if (!latest || latest.companies.length + latest.ceos.length === 0) return null
  return (
    <HomeSection
      title={t('latest', { quarter: nameQuarter(latest.quarter) })}
      lead={t('lead')}
      href="/awards"
      all={t('all')}
    >
      <QuarterAwards awards={latest} heading="h3" />
    </HomeSection>
  )
}
