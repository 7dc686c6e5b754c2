import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { media } from '../../../ui/styles/media.ts'
import { AskCard } from './AskCard.tsx'
import { Facts } from './Facts.tsx'
import { RatingCard } from './RatingCard.tsx'
import { WordsCard } from './WordsCard.tsx'

/** Cards below each other. */
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
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 336px', gap: '24px', alignItems: 'start' },
  },
  main: stack,
  /** Two cards share a row on tablets; a last one alone has the whole width. */
  beside: {
    ...stack,
    '@media (min-width: 768px) and (max-width: 990.98px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    },
  },
})

interface OverviewProps {
  company: Company
  latest: ReactNode
  /** The rating over time, and the files the company shows. */
  trend: ReactNode
  /** Cards beside them: who the reviewers are, and links to add something. */
  beside: ReactNode
}

/**
 * The overview tab: what people say in a word and in their reviews, the rating, who the reviewers are, and the facts
 * last.
 */
export function Overview({ company, latest, trend, beside }: OverviewProps) {
  const styles = useStyles()
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <WordsCard id={company.id} words={company.words} />
        {latest}
        <RatingCard rating={company.rating} />
        {trend}
      </div>
      <div className={styles.beside}>
        {beside}
        <AskCard company={company} />
        <Facts company={company} />
      </div>
    </div>
  )
}
