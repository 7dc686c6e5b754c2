import { makeStyles } from '@fluentui/react-components'
import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { useTranslation } from 'react-i18next'
import type { CompanyCard } from '../../../../contract/companies/companies.schema.ts'
import type { QueryResult } from '../../../data/query.ts'
import { Card } from '../../../ui/Card.tsx'
import { FailedCard } from '../../../ui/states/FailedCard.tsx'
import { SkeletonBlock } from '../../../ui/states/SkeletonBlock.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { media } from '../../../ui/styles/media.ts'
import { CompanyTile } from './CompanyTile.tsx'

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '24px' },
  },
  ghost: { display: 'grid', gap: '12px', padding: '20px', minHeight: '170px' },
  top: {
    display: 'flex',
    gap: '12px',
    alignItems: 'center',
    '& > div:last-child': { display: 'grid', gap: '8px', flexGrow: 1 },
  },
})

/** The most read companies as a grid with its four states. */
export function Featured({ read, size }: { read: QueryResult<{ companies: CompanyCard[] }>; size: number }) {
  const styles = useStyles()
  const { t } = useTranslation('home')
  if (read.state === 'failed' || read.state === 'missing')
    return <FailedCard title={t('featuredFailed')} retry={read.retry} />
  if (read.data?.companies.length === 0)
    return <StateCard icon={<Building24Regular />} title={t('featuredEmpty')} words={t('featuredEmptyWords')} />
  if (!read.data)
    return (
      <div className={styles.grid} aria-busy="true">
        {Array.from({ length: size }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ghosts have no identity
          <Card key={place} className={styles.ghost}>
            <div className={styles.top}>
              <SkeletonBlock width={48} height={48} radius={11} />
              <div>
                <SkeletonBlock width="70%" />
                <SkeletonBlock width="45%" />
              </div>
            </div>
            <SkeletonBlock width="60%" />
            <SkeletonBlock width="50%" />
          </Card>
        ))}
      </div>
    )
  return (
    <ul className={styles.grid}>
      {read.data.companies.slice(0, size).map((company) => (
        <CompanyTile key={company.id} company={company} />
      ))}
    </ul>
  )
}
