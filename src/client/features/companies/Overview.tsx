import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { Company } from '../../../contract/companies/companies.ts'
import { media } from '../../ui/media.ts'
import { CeoCard } from './CeoCard.tsx'
import { Facts } from './Facts.tsx'
import { RatingCard } from './RatingCard.tsx'
import { WordsCard } from './WordsCard.tsx'

/** Cards under each other. */
const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  minWidth: 0,
  [media.wide]: { gap: '24px' },
} as const

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 336px', gap: '24px' },
  },
  /** On phones the two columns dissolve, and their parts follow in an order of their own. */
  column: {
    display: 'contents',
    [media.wide]: { display: 'grid', gap: '24px', alignContent: 'start', minWidth: 0, gridRow: '1' },
  },
  aside: { [media.wide]: { gridColumn: '2' } },
  main: { [media.wide]: { gridColumn: '1' } },
  figures: { order: '1', ...stack },
  /** Of three cards the first two share a row on tablets; the last has the whole width always. */
  people: {
    order: '2',
    ...stack,
    '@media (min-width: 768px) and (max-width: 990.98px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-child, & > :first-child:nth-last-child(2)': { gridColumn: '1 / -1' },
    },
  },
  latest: { order: '3', minWidth: 0 },
})

interface OverviewProps {
  company: Company
  latest: ReactNode
  /** The rating over time, and what the company shows of itself. */
  trend: ReactNode
  /** Cards beside, below the CEO: who the answers come from, and what others add. */
  beside: ReactNode
}

/** The overview: facts first, then how it is rated, the words, the CEO, who says so, and the latest reviews. */
export function Overview({ company, latest, trend, beside }: OverviewProps) {
  const styles = useStyles()
  return (
    <div className={styles.page}>
      <div className={mergeClasses(styles.column, styles.aside)}>
        <Facts company={company} />
        <div className={styles.people}>
          <CeoCard company={company} />
          {beside}
        </div>
      </div>
      <div className={mergeClasses(styles.column, styles.main)}>
        <div className={styles.figures}>
          <RatingCard rating={company.rating} />
          <WordsCard words={company.words} />
          {trend}
        </div>
        <div className={styles.latest}>{latest}</div>
      </div>
    </div>
  )
}
