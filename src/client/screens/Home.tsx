import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { featuredCompanies, listCompanies } from '../../contract/companies/companies.ts'
import { hasFollowed } from '../data/following/follows.ts'
import { useQuery } from '../data/query.ts'
import { Featured } from '../features/companies/list/Featured.tsx'
import { Hero } from '../features/home/Hero.tsx'
import { SearchTabs } from '../features/home/SearchTabs.tsx'
import { CompanySearch } from '../features/search/CompanySearch.tsx'
import { buildCompanyPath } from '../features/search/use-search-box.ts'
import { loadPart } from '../i18n/part.ts'
import { lazyWithRetry } from '../platform/lazy-with-retry.ts'
import { Link } from '../router/Link.tsx'
import { usePageTitle } from '../router/page-title.ts'
import { useSignedIn } from '../session/use-signed-in.ts'
import { Action } from '../ui/controls/Action.tsx'
import { LinkChevron } from '../ui/controls/LinkChevron.tsx'
import { TextLink } from '../ui/controls/TextLink.tsx'
import { PageSkeleton } from '../ui/states/PageSkeleton.tsx'
import { SkeletonBlock } from '../ui/states/SkeletonBlock.tsx'
import { useLayout } from '../ui/styles/layout.ts'
import { useText } from '../ui/styles/text.ts'
import { UserText } from '../ui/UserText.tsx'

/** Far below the first view, so it is loaded after it. */
const Anonymity = lazyWithRetry(() => import('../features/home/Anonymity.tsx'))
/** Only for signed-in people: what their own page shows. */
const MemberContent = loadPart(['dashboard', 'outbox', 'reviews'], async () => ({
  default: (await import('./Dashboard.tsx')).MemberContent,
}))
const PaySearch = loadPart('salaries', () => import('../features/salaries/browse/PaySearch.tsx'))
/** Only for visitors whose device follows something. */
const NewsCard = loadPart('following', () => import('../features/following/NewsCard.tsx'))
const FirstUses = lazyWithRetry(() => import('../features/home/FirstUses.tsx'))
const LatestStudies = loadPart('studies', () => import('../features/studies/LatestStudies.tsx'))
const LatestAwards = loadPart('awards', () => import('../features/awards/LatestAwards.tsx'))

const listenToNothing = () => () => {}
const loadPaySearch = () => void PaySearch.ahead().catch(() => undefined)

const useStyles = makeStyles({
  own: { paddingBlockStart: '24px', maxWidth: 'calc(720px + 2 * var(--gutter))', marginInlineStart: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '16px 24px',
    marginBlockEnd: '24px',
  },
  often: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    marginBlockStart: '16px',
    color: tokens.colorNeutralForeground3,
    minHeight: '24px',
  },
  oftenLink: {
    color: tokens.colorNeutralForeground1,
    fontWeight: 600,
    textDecorationLine: 'underline',
    textDecorationColor: tokens.colorNeutralStroke1,
    textUnderlineOffset: '5px',
  },
  write: { marginBlockStart: '12px' },
  news: { paddingBlockStart: '32px' },
})

/** How a writer stays anonymous, and the way to write. */
function AnonymousWriting() {
  const { t } = useTranslation('home')
  return (
    <Anonymity
      action={
        <Action kind="invert" href="/rateCompany">
          {t('anon.ctaAction')}
        </Action>
      }
    />
  )
}

/**
 * What comes below, each with a script of its own. Made once: when the list of companies is read again, React removes what
 * the server has rendered of new elements whose scripts are still on the way.
 */
const below = (
  <>
    <Suspense>
      <LatestStudies />
    </Suspense>
    <Suspense>
      <LatestAwards />
    </Suspense>
    <Suspense>
      <AnonymousWriting />
    </Suspense>
  </>
)

/** `/`: for visitors the two questions people come with; for members their own page. */
export default function Home() {
  const { t } = useTranslation('home')
  usePageTitle(t('title'))
  return useSignedIn() ? <OwnHome /> : <VisitorHome />
}

/** The search, and what the member's own page shows. */
function OwnHome() {
  const styles = useStyles()
  const layout = useLayout()
  return (
    <>
      <div className={layout.wrap}>
        <div className={styles.own}>
          <CompanySearch />
        </div>
      </div>
      <Suspense fallback={<PageSkeleton />}>
        <MemberContent />
      </Suspense>
    </>
  )
}

/** What the site is for, a search, companies to start with, and how a writer stays anonymous. */
function VisitorHome() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('home')
  // What the server draws is the same for everybody.
  const follows = useSyncExternalStore(listenToNothing, hasFollowed, () => false)
  const companies = useQuery(listCompanies, { query: { limit: featuredCompanies } })
  const mostReviewed = (companies.data?.companies ?? []).filter((company) => company.total_ratings > 0)
  // A site nobody has written on yet shows what is of use today, and no figures.
  const isNew = companies.data !== undefined && mostReviewed.length === 0
  const often = (
    <p className={styles.often}>
      {mostReviewed.length > 0 && <span>{t('often')}</span>}
      {mostReviewed.slice(0, 3).map(({ id, name }) => (
        <Link key={id} href={buildCompanyPath(id)} className={styles.oftenLink}>
          <UserText>{name}</UserText>
        </Link>
      ))}
    </p>
  )
  return (
    <>
      <Hero
        isNew={isNew}
        search={
          <SearchTabs
            onNear={loadPaySearch}
            companies={
              <>
                <CompanySearch />
                {often}
              </>
            }
            salaries={
              <Suspense fallback={<SkeletonBlock width="100%" height={56} radius={12} />}>
                <PaySearch />
              </Suspense>
            }
          />
        }
        write={
          <p className={styles.write}>
            <TextLink href="/rateCompany">
              {t(isNew ? 'writeFirst' : 'write')}
              <LinkChevron />
            </TextLink>
          </p>
        }
      />
      {follows && (
        <div className={mergeClasses(layout.wrap, styles.news)}>
          <Suspense fallback={<SkeletonBlock width="100%" height={180} radius={12} />}>
            <NewsCard />
          </Suspense>
        </div>
      )}
      {isNew ? (
        <Suspense>
          <FirstUses employers={companies.data?.total ?? 0} />
        </Suspense>
      ) : (
        <section className={mergeClasses(layout.wrap, layout.section)}>
          <div className={styles.head}>
            <h2 className={text.h28}>{t('featured')}</h2>
            <TextLink href="/companies">
              {t('all')}
              <LinkChevron />
            </TextLink>
          </div>
          <Featured read={companies} size={featuredCompanies} />
        </section>
      )}
      {below}
    </>
  )
}
