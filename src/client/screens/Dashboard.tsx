import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { getDashboard } from '../../contract/statistics/dashboard.ts'
import { hasFollowed } from '../data/following/follows.ts'
import { useQuery } from '../data/query.ts'
import { LookedAtCard } from '../features/companies/LookedAtCard.tsx'
import { EmployerFigures } from '../features/dashboard/EmployerFigures.tsx'
import { getGreetingName } from '../features/dashboard/greeting.ts'
import { NoCompany } from '../features/dashboard/NoCompany.tsx'
import { UnfinishedCard } from '../features/outbox/UnfinishedCard.tsx'
import { useFirstUnsent } from '../features/outbox/use-first-unsent.ts'
import { GiveCard } from '../features/reviews/GiveCard.tsx'
import { loadPart } from '../i18n/part.ts'
import { queue } from '../outbox/queue.ts'
import { usePageTitle } from '../router/page-title.ts'
import { session } from '../session/session.ts'
import { ReadFrame } from '../ui/states/ReadFrame.tsx'
import { useLayout } from '../ui/styles/layout.ts'
import { media } from '../ui/styles/media.ts'
import { useText } from '../ui/styles/text.ts'
import { UserText } from '../ui/UserText.tsx'

/** Parts that are below the first view, or wait for a second request. */
const OwnPayCard = loadPart('salaries', () => import('../features/salaries/OwnPayCard.tsx'))
const HappenedCard = loadPart(
  ['activity', 'profile', 'decisions'],
  () => import('../features/activity/HappenedCard.tsx'),
)
const NewsCard = loadPart('following', () => import('../features/following/NewsCard.tsx'))
const StudyTap = loadPart('studies', () => import('../features/studies/StudyTap.tsx'))

/**
 * How long the page waits for the device to be read, in ms. What was begun would push down what is shown before it, so
 * that a slow phone has its time; but some browsers never open their IndexedDB.
 */
const maxDeviceWait = 3000

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    marginBlockStart: '24px',
    // At least as high as the window, so that parts that load one after the other shift the footer only out of view.
    minHeight: '100vh',
    alignContent: 'start',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: '24px' },
  },
  column: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignContent: 'start',
    [media.wide]: { gap: '24px' },
  },
  waiting: { display: 'none' },
  below: { [media.collapsed]: { display: 'none' } },
})

/** `/user/dashboard`: the page of a member; the home page shows the same. */
export default function Dashboard() {
  const { t } = useTranslation('dashboard')
  usePageTitle(t('title'))
  return <MemberContent />
}

/**
 * What a member's page shows: what they left unfinished, how the company where they work fares (R-035 to
 * R-039), their own pay among what is published, recent events, and what they could share next.
 */
export function MemberContent() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('dashboard')
  const { user } = useSnapshot(session).auth
  const read = useQuery(getDashboard)
  const unsent = useFirstUnsent()
  const begun = unsent && <UnfinishedCard record={unsent} />
  const { loaded } = useSnapshot(queue)
  /** Whether the device was not read in time: what was begun then stands below all that is seen already. */
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(!queue.loaded), maxDeviceWait)
    return () => clearTimeout(timer)
  }, [])
  const ready = loaded || late
  /** Whether the height of the first part is not known yet: what is below it would be pushed down. */
  const waits = !ready || read.state === 'loading'
  /** Whether all above the second column is there, which stands below the first where there is no room beside it. */
  const [first, setFirst] = useState(false)
  const onFirst = useCallback(() => setFirst(true), [])
  const name = getGreetingName(user?.data.name)
  return (
    <div className={mergeClasses(layout.wrap, layout.page)}>
      <h1 className={text.h28}>
        <UserText>{name ? t('hello', { name }) : t('helloPlain')}</UserText>
      </h1>
      <p className={text.muted}>{t('onlyYou')}</p>
      <div className={styles.columns}>
        <div className={styles.column}>
          {!late && begun}
          {/* Not before the device has been read: what was begun stands above, and would push it down. */}
          {ready && (
            <ReadFrame read={read} failed={t('failed')}>
              {({ company, ...figures }) =>
                company ? <EmployerFigures company={company} {...figures} /> : <NoCompany />
              }
            </ReadFrame>
          )}
          {/* Asked for at once, and seen once nothing above it changes its height any more. */}
          <div className={mergeClasses(styles.column, waits && styles.waiting)}>
            <Suspense>
              {hasFollowed() && <NewsCard />}
              <OwnPayCard>
                <Suspense>
                  <HappenedCard onKnown={onFirst} />
                </Suspense>
              </OwnPayCard>
            </Suspense>
          </div>
          {late && begun}
        </div>
        <div className={mergeClasses(styles.column, (waits || !first) && styles.below)}>
          {read.state !== 'loading' && (
            <GiveCard company={read.data?.company?.id}>
              <Suspense>
                <StudyTap>
                  <LookedAtCard />
                </StudyTap>
              </Suspense>
            </GiveCard>
          )}
        </div>
      </div>
    </div>
  )
}
