import type { ReactNode } from 'react'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { AskCard } from './AskCard.tsx'
import { useColumns } from './columns.ts'
import { Facts } from './Facts.tsx'
import { RatingCard } from './RatingCard.tsx'
import { WordsCard } from './WordsCard.tsx'

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
  const styles = useColumns()
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
