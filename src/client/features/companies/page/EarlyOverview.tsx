import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { media } from '../../../ui/styles/media.ts'
import { AskCard } from './AskCard.tsx'
import { Facts } from './Facts.tsx'
import { SimilarCard } from './SimilarCard.tsx'

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignContent: 'start',
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
  stack,
})

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
  const styles = useStyles()
  return (
    <div className={styles.page}>
      <div className={styles.stack}>
        {company.counts.reviews > 0 && latest}
        {around}
        <SimilarCard id={company.id} />
      </div>
      <div className={styles.stack}>
        <AskCard company={company} />
        <Facts company={company} />
      </div>
    </div>
  )
}
