import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { featuredCompanies, listCompanies } from '../../contract/companies/companies.ts'
import { useQuery } from '../data/query.ts'
import { Featured } from '../features/companies/list/Featured.tsx'
import { Hero } from '../features/home/Hero.tsx'
import { CompanySearch } from '../features/search/CompanySearch.tsx'
import { buildCompanyPath } from '../features/search/use-search-box.ts'
import { loadPart } from '../i18n/part.ts'
import { lazyWithRetry } from '../platform/lazy-with-retry.ts'
import { Link } from '../router/Link.tsx'
import { usePageTitle } from '../router/page-title.ts'
import { useSignedIn } from '../session/use-signed-in.ts'
import { Action } from '../ui/controls/Action.tsx'
import { Onward } from '../ui/controls/Onward.tsx'
import { TextLink } from '../ui/controls/TextLink.tsx'
import { Said } from '../ui/Said.tsx'
import { useLayout } from '../ui/styles/layout.ts'
import { useText } from '../ui/styles/text.ts'

/** Far below the first view, so it is loaded after it. */
const Anonymity = lazyWithRetry(() => import('../features/home/Anonymity.tsx'))
/** Only for signed-in people. */
const HomeStrip = loadPart(['dashboard', 'outbox', 'reviews'], () => import('./home-strip.tsx'))
const LatestStudies = loadPart('studies', () => import('../features/studies/LatestStudies.tsx'))
const LatestAwards = loadPart('awards', () => import('../features/awards/LatestAwards.tsx'))

const useStyles = makeStyles({
  // As high as the strip that is loaded there.
  strip: { minHeight: '56px' },
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
})

/** `/`: what the site is for, a search, companies to start with, and how a writer stays anonymous. */
export default function Home() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('home')
  const companies = useQuery(listCompanies, { query: { limit: featuredCompanies } })
  const mostReviewed = companies.data?.companies ?? []
  const signedIn = useSignedIn()
  usePageTitle(t('title'))
  return (
    <>
      {signedIn && (
        <Suspense fallback={<div className={styles.strip} />}>
          <HomeStrip />
        </Suspense>
      )}
      <Hero
        search={<CompanySearch />}
        often={
          <p className={styles.often}>
            {mostReviewed.length > 0 && <span>{t('often')}</span>}
            {mostReviewed.slice(0, 3).map(({ id, name }) => (
              <Link key={id} href={buildCompanyPath(id)} className={styles.oftenLink}>
                <Said>{name}</Said>
              </Link>
            ))}
          </p>
        }
      />
      <section className={mergeClasses(layout.wrap, layout.section)}>
        <div className={styles.head}>
          <h2 className={text.h28}>{t('featured')}</h2>
          <TextLink href="/companies">
            {t('all')}
            <Onward />
          </TextLink>
        </div>
        <Featured read={companies} size={featuredCompanies} />
      </section>
      <Suspense>
        <LatestStudies />
      </Suspense>
      <Suspense>
        <LatestAwards />
      </Suspense>
      <Suspense>
        <Anonymity
          action={
            <Action kind="invert" href="/search">
              {t('anon.ctaAction')}
            </Action>
          }
        />
      </Suspense>
    </>
  )
}
