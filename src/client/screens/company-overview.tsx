import { Suspense, useEffect } from 'react'
import type { Company } from '../../contract/companies/companies.ts'
import { Overview } from '../features/companies/page/Overview.tsx'
import { LatestReviews } from '../features/reviews/read/LatestReviews.tsx'
import { mayHaveTrend } from '../features/statistics/trend-figures.ts'
import { loadPart } from '../i18n/part.ts'
import { retryBrokenImages } from '../platform/hydration.ts'
import { ChartSkeleton } from '../ui/states/ReadFrame.tsx'

const Who = loadPart('statistics', () => import('../features/statistics/WhoCard.tsx'))
const Trend = loadPart('statistics', () => import('../features/statistics/TrendCard.tsx'))
const Files = loadPart('company-assets', () => import('../features/company-assets/CompanyFiles.tsx'))

interface CompanyOverviewProps {
  company: Company
  saved: boolean
  onWrite: () => void
}

/** The overview of a company: a part of the page like its other tabs, which do without it. */
export default function CompanyOverview({ company, saved, onWrite }: CompanyOverviewProps) {
  // Its scripts come after those of the page, which has looked after its own pictures by then.
  useEffect(() => {
    const main = document.querySelector('main')
    if (main) retryBrokenImages(main)
  }, [])
  return (
    <Overview
      company={company}
      latest={<LatestReviews company={company} total={company.counts.reviews} onWrite={onWrite} />}
      trend={
        <Suspense fallback={<ChartSkeleton />}>
          {mayHaveTrend(company.rating) && <Trend id={company.id} allTime={company.rating} />}
          {company.unlocked === 1 && <Files id={company.id} savedAbove={saved} />}
        </Suspense>
      }
      beside={
        <Suspense fallback={<ChartSkeleton />}>
          <Who id={company.id} savedAbove={saved} />
        </Suspense>
      }
    />
  )
}
