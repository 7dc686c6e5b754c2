import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Warning24Regular } from '@fluentui/react-icons/svg/warning'
import { useTranslation } from 'react-i18next'
import { readLaunch } from '../../../contract/administration/administration.ts'
import type { SiteToday } from '../../../contract/administration/today.schema.ts'
import { readSiteToday } from '../../../contract/administration/today.ts'
import { useQuery } from '../../data/query.ts'
import { usePublishedWithin } from '../../data/use-published-within.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { CodedWords } from '../../ui/Code.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { FactsCard } from './FactsCard.tsx'
import Launch from './Launch.tsx'
import { RunsCard } from './RunsCard.tsx'
import { WeeksCard } from './WeeksCard.tsx'

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  since: { marginInlineStart: '12px', color: tokens.colorNeutralForeground3 },
})

/** What waits, how the site runs and what comes next; before the site opens, first what is still missing. */
export default function Today() {
  const styles = useStyles()
  const { t } = useTranslation('administration')
  const read = useQuery(readSiteToday)
  const isOpen = useQuery(readLaunch).data?.site.state === 'open'
  const launch = <Launch />
  return (
    <div className={styles.parts}>
      {!isOpen && launch}
      <ReadFrame read={read} failed={t('today.failed')}>
        {(today) => (
          <div className={styles.parts}>
            <Dangers today={today} />
            <div className={styles.pair}>
              <div className={styles.parts}>
                <Waiting today={today} />
                <Next today={today} />
                <WeeksCard weeks={today.weeks} />
              </div>
              <RunsCard today={today} />
            </div>
          </div>
        )}
      </ReadFrame>
      {isOpen && launch}
    </div>
  )
}

function Dangers({ today: { dangers } }: { today: SiteToday }) {
  const { t } = useTranslation('administration')
  if (dangers.length === 0) return null
  return (
    <Notice
      tone="warn"
      icon={<Warning24Regular />}
      title={t('today.dangers.title')}
      words={
        <ul>
          {dangers.map((danger) => (
            <li key={danger}>
              <CodedWords words={t(`today.dangers.${danger}`)} />
            </li>
          ))}
        </ul>
      }
    />
  )
}

function Waiting({ today: { waiting } }: { today: SiteToday }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('administration')
  const { format } = useLanguage()
  const rows = waiting.map(
    ({ queue, count, since }) =>
      [
        t(`today.queues.${queue}`),
        <>
          {format.number(count)}
          {since && count > 0 && (
            <span className={mergeClasses(text.s13, styles.since)}>
              {t('today.waiting.since', { month: format.month(since) })}
            </span>
          )}
        </>,
      ] as const,
  )
  return <FactsCard title={t('today.waiting.title')} rows={rows} />
}

function Next({ today: { next_release: release } }: { today: SiteToday }) {
  const { t } = useTranslation('administration')
  const { format } = useLanguage()
  const within = usePublishedWithin()
  return (
    <FactsCard
      title={t('today.next.title')}
      rows={[
        [t('today.next.publication'), within],
        [t('today.next.release'), release ? format.day(release) : t('today.next.soon')],
      ]}
    />
  )
}
