import { type ComponentType, memo, type ReactNode, Suspense, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { Company } from '../../contract/companies/companies.schema.ts'
import { listReviews } from '../../contract/companies/companies.ts'
import { summarizeReviews } from '../../contract/companies/review-summary.ts'
import type { ReviewTypeName } from '../../contract/reviews/kinds.ts'
import type { Helpfulness } from '../../contract/reviews/voices.schema.ts'
import { buildWritePath } from '../../contract/reviews/write-path.ts'
import { prefetchPages } from '../data/infinite-query.ts'
import { prefetch } from '../data/query.ts'
import { buildRatePath, type CompanyTab } from '../features/companies/page/company-tabs.ts'
import { isEarly } from '../features/companies/page/early.ts'
import { Overview } from '../features/companies/page/Overview.tsx'
import { LatestReviews } from '../features/reviews/read/LatestReviews.tsx'
import { VoicesBar } from '../features/reviews/read/VoicesBar.tsx'
import { mayHaveTrend } from '../features/statistics/trend-figures.ts'
import { loadPart } from '../i18n/part.ts'
import { useSignedIn } from '../session/use-signed-in.ts'
import { ChartSkeleton } from '../ui/states/ReadFrame.tsx'

type ReadingTab = ComponentType<{
  id: number
  name: string
  savedAbove: boolean
  onWrite: (type: ReviewTypeName) => void
  foot: (review: Helpfulness & { id: string }) => ReactNode
}>
/** A tab, and the function that prefetches the reads it begins with, if there are any. */
type TabModule = { default: ReadingTab; prefetchReads?: (id: number) => void }

const readingTabs = {
  competitors: loadPart<ReadingTab, TabModule>(
    ['search', 'side-by-side'],
    () => import('../features/companies/page/CompetitorsTab.tsx'),
  ),
  salaries: loadPart<ReadingTab, TabModule>('salaries', () => import('../features/salaries/SalariesTab.tsx')),
  compare: loadPart<ReadingTab, TabModule>(
    ['compare', 'forms', 'problems'],
    () => import('../features/salaries/compare/CompareTab.tsx'),
  ),
  interviews: loadPart<ReadingTab, TabModule>('interviews', () => import('../features/interviews/InterviewsTab.tsx')),
  culture: loadPart<ReadingTab, TabModule>('culture', () => import('../features/culture/CultureTab.tsx')),
  questions: loadPart<ReadingTab, TabModule>('questions', () => import('../features/questions/QuestionsTab.tsx')),
}
const Reviews = loadPart(['voices', 'aspects'], () => import('../features/reviews/read/ReviewList.tsx'))
const Who = loadPart('statistics', () => import('../features/statistics/WhoCard.tsx'))
const Trend = loadPart('statistics', () => import('../features/statistics/TrendCard.tsx'))
const Files = loadPart('company-assets', () => import('../features/company-assets/CompanyFiles.tsx'))
const EarlyPage = loadPart('companies', () => import('../features/companies/page/EarlyPage.tsx'))
const PayAround = loadPart('salaries', () => import('../features/salaries/PayAround.tsx'))
const Sent = loadPart('reviews', () => import('../features/reviews/write/sent/SentPanel.tsx'))
const NotYetPublished = loadPart('profile', () => import('../features/reviews/write/NotYetPublished.tsx'))
const isReadingTab = (tab: CompanyTab): tab is keyof typeof readingTabs => tab in readingTabs

/** Prefetches the reads of a tab before it is pressed, when a finger or the focus is on it. */
export function prefetchTab(id: number, tab: CompanyTab): void {
  if (tab === 'reviews') {
    prefetchPages(listReviews, { params: { id } })
    prefetch(summarizeReviews, { params: { id }, query: {} })
    void Reviews.ahead().catch(() => {})
  }
  if (isReadingTab(tab))
    void readingTabs[tab].ahead().then(
      ({ prefetchReads }) => prefetchReads?.(id),
      () => {},
    )
}

/** Preload functions of the scripts and strings of every tab, for when the page is idle. */
export const tabLoads = [Reviews, ...Object.values(readingTabs)].map(({ ahead }) => ahead)

const renderFoot = (review: Helpfulness & { id: string }) => <VoicesBar review={review} />

/** Returns a function that begins a contribution to this company; visitors begin too, and log in to send it. */
export function useWrite(id: number): (type: ReviewTypeName) => void {
  return useCallback((type) => navigate(buildWritePath(id, type)), [id])
}

type CompanyContentProps = {
  company: Company
  tab: CompanyTab
  saved: boolean
  /** What was just sent about it: its thanks stand in the place of the tab until they are closed. */
  sent: ReviewTypeName | undefined
  onSeen: () => void
}

/**
 * The content below a company's tabs: first what the person has written that nobody else sees yet. It re-renders for
 * another company or another tab only: pressing a tab does not wait for it.
 */
export const CompanyContent = memo(function CompanyContent(props: CompanyContentProps) {
  const { t } = useTranslation('companies')
  const signedIn = useSignedIn()
  if (props.sent)
    return (
      <Suspense fallback={<ChartSkeleton />}>
        <Sent type={props.sent} companyId={props.company.id} back={t('backHere')} onBack={props.onSeen} />
      </Suspense>
    )
  return (
    <>
      {signedIn && (
        <Suspense fallback={null}>
          <NotYetPublished companyId={props.company.id} />
        </Suspense>
      )}
      <TabContent {...props} />
    </>
  )
})

function TabContent({ company, tab, saved }: Pick<CompanyContentProps, 'company' | 'tab' | 'saved'>) {
  const startReview = useWrite(company.id)
  const write = () => startReview('company')
  if (tab === 'rate') return <Redirect to={buildRatePath(company.id, 'company')} replace />
  const { id, name, industry, unlocked, rating, counts } = company
  const early = isEarly(company)
  const latest = <LatestReviews company={company} total={counts.reviews} />
  const files = unlocked === 1 && <Files id={id} savedAbove={saved} />
  const Reading = isReadingTab(tab) ? readingTabs[tab] : undefined
  const content = Reading ? (
    <Reading id={id} name={name} savedAbove={saved} onWrite={startReview} foot={renderFoot} />
  ) : tab === 'reviews' ? (
    <Reviews company={company} onWrite={write} plain={early} />
  ) : (
    <>
      {latest}
      <Suspense fallback={<ChartSkeleton />}>
        <PayAround id={id} industry={industry} />
        {files}
      </Suspense>
    </>
  )
  if (early || tab !== 'overview')
    return (
      <Suspense key={tab} fallback={<ChartSkeleton />}>
        {early ? (
          <EarlyPage company={company} tab={tab} onWrite={write}>
            {content}
          </EarlyPage>
        ) : (
          content
        )}
      </Suspense>
    )
  return (
    <Overview
      company={company}
      latest={latest}
      trend={
        <Suspense fallback={<ChartSkeleton />}>
          {mayHaveTrend(rating) && <Trend id={id} allTime={rating} />}
          {files}
        </Suspense>
      }
      beside={
        <Suspense fallback={<ChartSkeleton />}>
          <Who id={id} savedAbove={saved} />
        </Suspense>
      }
    />
  )
}
