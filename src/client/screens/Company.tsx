import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Company as CompanyData } from '../../contract/companies/companies.schema.ts'
import { getCompanyProfile } from '../../contract/companies/companies.ts'
import { parseId } from '../../contract/pages.ts'
import type { ReviewTypeName } from '../../contract/reviews/kinds.ts'
import { useQuery } from '../data/query.ts'
import { NotSaved } from '../features/companies/list/NotSaved.tsx'
import { noteRecent } from '../features/companies/list/recent.ts'
import { CompanyBar } from '../features/companies/page/CompanyBar.tsx'
import { CompanyHeader } from '../features/companies/page/CompanyHeader.tsx'
import { CompanySkeleton } from '../features/companies/page/CompanySkeleton.tsx'
import { type CompanyTab, findTab, getTab } from '../features/companies/page/company-tabs.ts'
import { isEarly } from '../features/companies/page/early.ts'
import { TabStrip } from '../features/companies/page/TabStrip.tsx'
import { UnusualNotice } from '../features/companies/page/UnusualNotice.tsx'
import { loadPart } from '../i18n/part.ts'
import { useAfterPaint } from '../platform/after-paint.tsx'
import { askUnlock, share } from '../platform/modals.ts'
import { usePreload } from '../platform/preload.ts'
import { usePageTitle } from '../router/page-title.ts'
import { usePlace } from '../router/use-pathname.ts'
import { useSignedIn } from '../session/use-signed-in.ts'
import { useIntent } from '../ui/controls/use-intent.ts'
import { LoadFailure } from '../ui/states/LoadFailure.tsx'
import NotFound from '../ui/states/NotFound.tsx'
import { SavedCopyBar } from '../ui/states/SavedCopyBar.tsx'
import { useLayout } from '../ui/styles/layout.ts'
import { media } from '../ui/styles/media.ts'
import { CompanyContent, prefetchTab, tabLoads, useWrite } from './company-content.tsx'

const FollowCompany = loadPart('following', () => import('../features/following/FollowCompany.tsx'))

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
  /** Looks like the foot of the card, but is a child of the page, so that it stays sticky all the way down the page. */
  foot: {
    position: 'sticky',
    // Below the site's navigation bar (`NavBar.tsx`), which is in front of it.
    insetBlockStart: 'calc(56px + env(safe-area-inset-top))',
    zIndex: 5,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow4,
    [media.wide]: { insetBlockStart: '64px' },
    // Zoomed in, it would cover too much of the content.
    [media.zoomed]: { position: 'static' },
  },
  underCard: {
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
    borderBlockStartWidth: 0,
    // The page's cards have gaps between them, this one does not.
    marginBlockStart: '-16px',
    [media.wide]: { marginBlockStart: '-24px' },
  },
  follow: { width: '104px', height: '44px', [media.wide]: { height: '40px' } },
  followIcon: { [media.phoneOnly]: { width: '44px' } },
  /** On phones only the tabs stay in view. */
  underBar: {
    [media.phoneOnly]: { insetBlockStart: 'calc(56px + env(safe-area-inset-top) - 64px)' },
    [media.zoomed]: { position: 'static' },
  },
})

/** `/company/{id}`, with or without a name after the id, and its subpaths: header card, tabs, and the tab's content (spec 2, company page). */
export default function Company({ params }: { params: { id?: string; tab?: string } }) {
  const styles = useStyles()
  const layout = useLayout()
  const { t } = useTranslation('companies')
  const id = parseId(params.id)
  const read = useQuery(getCompanyProfile, id === undefined ? null : { params: { id } })
  const tab = getTab(params.tab)
  const company = read.data
  usePageTitle(tab && company?.name, company && tab && tab !== 'overview' ? t(`tabs.${tab}`) : undefined)
  useEffect(() => {
    if (company) noteRecent(company)
  }, [company])

  if (read.state === 'missing')
    return (
      <NotFound
        missing={{
          title: t('missing.title'),
          words: t('missing.words'),
          find: { words: t('missing.find'), href: '/companies' },
        }}
      />
    )
  if (id === undefined || !tab) return <NotFound />
  if (read.state === 'failed' && read.refusal?.status !== 0) return <LoadFailure retry={read.retry} />
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      {read.state === 'failed' && <NotSaved retry={read.retry} />}
      {read.state === 'loading' && <CompanySkeleton overview={tab === 'overview'} />}
      {company && (
        <>
          {read.savedAt && <SavedCopyBar savedAt={read.savedAt} now={new Date()} refresh={read.retry} />}
          <CompanyPage key={company.id} company={company} tab={tab} saved={read.savedAt !== undefined} />
        </>
      )}
    </div>
  )
}

type CompanyPageProps = { company: CompanyData; tab: CompanyTab; saved: boolean }

function CompanyPage({ company, tab, saved }: CompanyPageProps) {
  usePreload(...tabLoads)
  useFromItsBeginning(tab)
  // The pressed tab is marked at once, its content is rendered in the next frame.
  const shown = useAfterPaint(tab)
  const [sent, setSent] = useState(readSent)
  useEffect(() => {
    // Once: not again after a reload.
    if (history.state?.sent) history.replaceState({ ...history.state, sent: undefined }, '')
  }, [])
  const close = useCallback(() => setSent(undefined), [])
  useEffect(() => {
    if (tab !== begun.current) close()
  }, [tab, close])
  const begun = useRef(tab)
  return (
    <>
      <CompanyHead company={company} short={sent !== undefined} saved={saved} />
      {(shown === 'overview' || shown === 'reviews') && <UnusualNotice company={company} />}
      <CompanyContent company={company} tab={shown} saved={saved} sent={sent} onSeen={close} />
    </>
  )
}

/** Returns the type of review that has just been sent, where one comes from its form. */
const readSent = (): ReviewTypeName | undefined => (typeof history === 'undefined' ? undefined : history.state?.sent)

/**
 * Scrolls to the beginning of a tab that is pressed further down the page, which the sticky strip would cover
 * otherwise.
 */
function useFromItsBeginning(tab: CompanyTab): void {
  const seen = useRef(tab)
  useEffect(() => {
    if (seen.current === tab) return
    seen.current = tab
    scrollTo({ top: 0 })
  }, [tab])
}

type CompanyHeadProps = { company: CompanyData; short: boolean; saved: boolean }

/**
 * The head above every tab: the whole card on the overview, one bar on the others; the strip of tabs, and the bar where
 * there is room, stay in view. A press re-renders the strip alone, and this component between card and bar.
 */
const CompanyHead = memo(function CompanyHead({ company, short, saved }: CompanyHeadProps) {
  const styles = useStyles()
  const { id, name } = company
  const early = isEarly(company)
  const whole = usePlace((path) => findTab(path) === 'overview') && !short
  const signedIn = useSignedIn()
  const startReview = useWrite(id)
  useIntent('write', (type) => signedIn && startReview(type as ReviewTypeName))
  const write = () => startReview('company')
  return (
    <>
      {whole && (
        <CompanyHeader
          company={company}
          claims={signedIn && company.unlocked === 0}
          follow={
            <Suspense fallback={<span className={mergeClasses(styles.follow, !early && styles.followIcon)} />}>
              <FollowCompany company={company} saved={saved} short={!early} />
            </Suspense>
          }
          onWrite={write}
          onShare={() => share(name)}
          onUnlock={() => askUnlock({ id, name })}
        />
      )}
      <div className={mergeClasses(styles.foot, whole ? styles.underCard : styles.underBar)} data-stays="">
        {!whole && <CompanyBar company={company} onWrite={write} onShare={() => share(name)} />}
        <TabStrip id={id} counts={company.counts} onNear={(tab) => prefetchTab(id, tab)} />
      </div>
    </>
  )
})
