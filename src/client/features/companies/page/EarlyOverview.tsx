import type { ReactNode } from 'react'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { AskCard } from './AskCard.tsx'
import { useColumns } from './columns.ts'
import { Facts } from './Facts.tsx'
import { SimilarCard } from './SimilarCard.tsx'

interface EarlyOverviewProps {
  company: Company
  /** The reviews there are. */
  latest: ReactNode
  /** What pay is like around the company, and what it shows of itself. */
  around: ReactNode
}

/**
 * The overview of a company before its reviews: the reviews there are, and what needs nobody: pay around it, similar
 * companies, a question, its facts. No card is empty.
 */
export default function EarlyOverview({ company, latest, around }: EarlyOverviewProps) {
  const styles = useColumns()
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {company.counts.reviews > 0 && latest}
        {around}
        <SimilarCard id={company.id} />
      </div>
      <div className={styles.beside}>
        <AskCard company={company} />
        <Facts company={company} />
      </div>
    </div>
  )
}
