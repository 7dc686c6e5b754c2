import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { Card } from '../../../ui/Card.tsx'
import { paint } from '../../../ui/styles/paint.ts'
import { AskCard } from './AskCard.tsx'
import { BeNext } from './BeNext.tsx'
import { useColumns } from './columns.ts'
import type { CompanyTab } from './company-tabs.ts'
import { Facts } from './Facts.tsx'
import { SimilarCard } from './SimilarCard.tsx'

const useStyles = makeStyles({
  next: { display: 'grid', gap: '6px', justifyItems: 'start', backgroundColor: paint.brandTint },
})

/** The tabs with similar companies beside them; the others need the whole width. */
const tabsBeside: readonly CompanyTab[] = ['reviews', 'culture', 'questions']

interface EarlyPageProps {
  company: Company
  tab: CompanyTab
  onWrite: () => void
  /** What the tab has of the company itself. */
  children: ReactNode
}

/**
 * A tab of a company before its reviews: what there is, and beside it what needs nobody, such as similar companies. The
 * similar companies are where the column would be short otherwise.
 */
export default function EarlyPage({ company, tab, onWrite, children }: EarlyPageProps) {
  const styles = useStyles()
  const columns = useColumns()
  const { reviews } = company.counts
  if (tab === 'overview') return <EarlyOverview company={company}>{children}</EarlyOverview>
  if (!tabsBeside.includes(tab)) return children
  return (
    <div className={columns.page}>
      <div className={columns.main}>
        {children}
        {tab === 'reviews' && reviews === 0 && <AskCard company={company} />}
      </div>
      <div className={columns.beside}>
        {tab === 'reviews' && reviews > 0 && (
          <Card as="section" padded className={styles.next} data-print="no">
            <BeNext count={company.rating.count} onWrite={onWrite} />
          </Card>
        )}
        <SimilarCard id={company.id} tab={tab} />
      </div>
    </div>
  )
}

function EarlyOverview({ company, children }: Pick<EarlyPageProps, 'company' | 'children'>) {
  const columns = useColumns()
  const { reviews } = company.counts
  const similar = <SimilarCard id={company.id} tab="overview" />
  const ask = <AskCard company={company} />
  return (
    <div className={columns.page}>
      <div className={columns.main}>
        {children}
        {reviews < 2 && similar}
        {reviews === 0 && ask}
      </div>
      <div className={columns.beside}>
        {reviews >= 2 && similar}
        {reviews > 0 && ask}
        <Facts company={company} />
      </div>
    </div>
  )
}
