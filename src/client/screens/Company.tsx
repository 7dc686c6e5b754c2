import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Redirect, useLocation } from 'wouter'
import { type Company as CompanyData, getCompanyProfile } from '../../contract/companies/companies.ts'
import type { ReviewTypeName } from '../../contract/reviews/kinds.ts'
import type { Helpfulness } from '../../contract/reviews/voices.ts'
import { fewestPeople } from '../../contract/statistics/rules.ts'
import { refreshReads, useRead } from '../api/use-read.ts'
import { CompanyHeader } from '../features/companies/CompanyHeader.tsx'
import { CompanySkeleton } from '../features/companies/CompanySkeleton.tsx'
import { type CompanyTab, ratePath, tabOf } from '../features/companies/company-tabs.ts'
import { NotSaved } from '../features/companies/NotSaved.tsx'
import { Overview } from '../features/companies/Overview.tsx'
import { noteRecent } from '../features/companies/recent.ts'
import { TabStrip } from '../features/companies/TabStrip.tsx'
import { LatestReviews } from '../features/reviews/LatestReviews.tsx'
import { ReviewList } from '../features/reviews/ReviewList.tsx'
import { VoicesBar } from '../features/reviews/VoicesBar.tsx'
import { mayHaveTrend } from '../features/statistics/trend-figures.ts'
import { part } from '../i18n/part.ts'
import { queue } from '../outbox/queue.ts'
import { session } from '../session/session.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useLayout } from '../ui/layout.ts'
import { media } from '../ui/media.ts'
import { askLogin, askUnlock, share } from '../ui/modals.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { ChartSkeleton } from '../ui/ReadFrame.tsx'
import { SavedCopyBar } from '../ui/SavedCopyBar.tsx'
import { useIntent } from '../ui/use-intent.ts'
import NotFound from './NotFound.tsx'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '16px',
    paddingBlock: '16px 64px',
    [media.tablet]: { paddingBlockStart: '32px' },
    [media.wide]: { gap: '24px', paddingBlockEnd: '96px' },
  },
})

type ReadingTab = ComponentType<{
  id: number
  savedAbove: boolean
  onWrite: (type: ReviewTypeName) => void
  foot: (review: Helpfulness & { id: string }) => ReactNode
}>

const readingTabs = {
  competitors: part<ReadingTab>('search', () => import('../features/companies/CompetitorsTab.tsx')),
  salaries: part<ReadingTab>('salaries', () => import('../features/salaries/SalariesTab.tsx')),
  compare: part<ReadingTab>(
    ['compare', 'forms', 'problems'],
    () => import('../features/salaries/compare/CompareTab.tsx'),
  ),
  interviews: part<ReadingTab>('interviews', () => import('../features/interviews/InterviewsTab.tsx')),
  culture: part<ReadingTab>('culture', () => import('../features/culture/CultureTab.tsx')),
  questions: part<ReadingTab>('questions', () => import('../features/questions/QuestionsTab.tsx')),
}
const Who = part('statistics', () => import('../features/statistics/WhoCard.tsx'))
const MedianPay = part('salaries', () => import('../features/salaries/MedianPay.tsx'))
const Trend = part('statistics', () => import('../features/statistics/TrendCard.tsx'))
const Files = part('assets', () => import('../features/company-assets/CompanyFiles.tsx'))
const isReadingTab = (tab: CompanyTab): tab is keyof typeof readingTabs => tab in readingTabs

/** `/company/{id}` and its subpaths: header card, tabs, and the tab's content (spec 2, company page). */
export default function Company({ params }: { params: { id?: string; tab?: string } }) {
  const styles = useStyles()
  const layout = useLayout()
  const { t } = useTranslation('companies')
  const id = Number(params.id)
  const valid = Number.isInteger(id) && id > 0
  const read = useRead(getCompanyProfile, valid ? { params: { id } } : null)
  const tab = tabOf(params.tab)
  const company = read.data
  usePageTitle(company?.name, company && tab && tab !== 'overview' ? t(`tabs.${tab}`) : undefined)
  useEffect(() => {
    if (company) noteRecent(company)
  }, [company])

  useRefreshWhenSent(id)

  if (!valid || !tab || read.state === 'missing') return <NotFound />
  if (read.state === 'failed' && read.refusal?.status !== 0) return <LoadFailure retry={read.retry} />
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      {read.state === 'failed' && <NotSaved retry={read.retry} />}
      {read.state === 'loading' && <CompanySkeleton />}
      {company && (
        <>
          {read.savedAt && <SavedCopyBar savedAt={read.savedAt} now={new Date()} refresh={read.retry} />}
          <CompanyPage company={company} tab={tab} saved={read.savedAt !== undefined} />
        </>
      )}
    </div>
  )
}

/** A review of this company that leaves the outbox meanwhile changes its numbers: they are asked for again. */
function useRefreshWhenSent(id: number): void {
  const { sent, loaded } = useSnapshot(queue)
  const count = loaded ? sent.filter(({ companyId }) => companyId === id).length : undefined
  const before = useRef(count)
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count > before.current)
      void refreshReads(`/companies/${id}/`)
    before.current = count
  }, [count, id])
}

const foot = (review: Helpfulness & { id: string }) => <VoicesBar review={review} />

function CompanyPage({ company, tab, saved }: { company: CompanyData; tab: CompanyTab; saved: boolean }) {
  const { t } = useTranslation('companies')
  const [, go] = useLocation()
  const { auth } = useSnapshot(session)
  const signedIn = auth.user !== null
  const writeOf = (type: ReviewTypeName) =>
    signedIn ? go(ratePath(company.id, type)) : askLogin(t('login'), `write ${type}`)
  useIntent('write', (type) => signedIn && go(ratePath(company.id, type as ReviewTypeName)))
  const write = () => writeOf('company')
  const Reading = isReadingTab(tab) ? readingTabs[tab] : undefined
  return (
    <>
      <CompanyHeader
        company={company}
        claims={signedIn && company.unlocked === 0}
        onWrite={write}
        onShare={() => share(company.name)}
        onUnlock={() => askUnlock({ id: company.id, name: company.name })}
        tabs={
          <TabStrip
            id={company.id}
            counts={company.counts}
            current={tab}
            onRate={(event) => {
              if (signedIn) return
              event.preventDefault()
              write()
            }}
          />
        }
      />
      {tab === 'overview' && (
        <Overview
          company={company}
          latest={<LatestReviews company={company} total={company.counts.reviews} onWrite={write} />}
          trend={
            <Suspense fallback={<ChartSkeleton />}>
              {mayHaveTrend(company.rating) && <Trend id={company.id} />}
              {company.unlocked === 1 && <Files id={company.id} savedAbove={saved} />}
            </Suspense>
          }
          beside={
            <Suspense fallback={<ChartSkeleton />}>
              {company.counts.salaries >= fewestPeople && <MedianPay id={company.id} />}
              <Who id={company.id} savedAbove={saved} />
            </Suspense>
          }
        />
      )}
      {tab === 'reviews' && <ReviewList company={company} onWrite={write} />}
      {Reading && (
        <Suspense fallback={<ChartSkeleton />}>
          <Reading id={company.id} savedAbove={saved} onWrite={writeOf} foot={foot} />
        </Suspense>
      )}
      {tab === 'rate' && <Redirect to={ratePath(company.id, 'company')} replace />}
    </>
  )
}
