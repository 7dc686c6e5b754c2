import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { Company } from '../../../contract/companies/companies.ts'
import { media } from '../../ui/media.ts'
import { CeoCard } from './CeoCard.tsx'
import { Facts } from './Facts.tsx'
import { RatingCard } from './RatingCard.tsx'
import { WordsCard } from './WordsCard.tsx'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 336px',
      gridTemplateAreas: '"main facts" "main side" "reviews side"',
      gridTemplateRows: 'auto auto 1fr',
      gap: '24px',
    },
  },
  stack: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '16px',
    minWidth: 0,
    [media.wide]: { gap: '24px' },
  },
  facts: { [media.wide]: { gridArea: 'facts' } },
  main: { [media.wide]: { gridArea: 'main' } },
  side: { [media.wide]: { gridArea: 'side' } },
  reviews: { [media.wide]: { gridArea: 'reviews' } },
})

/** The overview: facts first, then how it is rated, the words, the CEO and the latest reviews. */
export function Overview({ company, latest }: { company: Company; latest: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.columns}>
      <div className={styles.facts}>
        <Facts company={company} />
      </div>
      <div className={mergeClasses(styles.stack, styles.main)}>
        <RatingCard rating={company.rating} />
        <WordsCard words={company.words} />
      </div>
      <div className={styles.side}>
        <CeoCard company={company} />
      </div>
      <div className={styles.reviews}>{latest}</div>
    </div>
  )
}
