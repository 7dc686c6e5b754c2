import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { Card } from '../Card.tsx'
import { useLater } from '../later.ts'
import { useText } from '../styles/text.ts'
import { ChartOrTable, type ChartView } from './ChartOrTable.tsx'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: '12px',
    marginBlockEnd: '20px',
    '& > :first-child': { flex: '1', minWidth: 0 },
  },
  note: { marginBlockStart: '16px' },
})

interface ChartCardProps {
  /** What the chart shows, worded as a finding. */
  title: string
  /** What is counted, and how many people it is based on. */
  basis: string
  chart: ReactNode
  table: ReactNode
  note?: ReactNode
  heading?: 'h2' | 'h3'
  /** Its heading is as small as those of the cards beside it. */
  small?: boolean
  /** It is at the top of the page, so that it is rendered at once. */
  first?: boolean | undefined
}

/** A chart with its finding and its basis, and its table behind a button. */
export function ChartCard({ title, basis, chart, table, note, heading: Heading = 'h2', small, first }: ChartCardProps) {
  const styles = useStyles()
  const text = useText()
  const later = useLater()
  const [shown, show] = useState<ChartView>('chart')
  return (
    <Card as="section" padded className={first ? undefined : later.card}>
      <div className={styles.head}>
        <div>
          <Heading className={small ? text.h16 : text.h20}>{title}</Heading>
          <p className={mergeClasses(text.s13, text.faint)}>{basis}</p>
        </div>
        <ChartOrTable view={shown} onView={show} title={title} />
      </div>
      {shown === 'table' ? table : chart}
      {note && <p className={mergeClasses(text.s13, text.faint, styles.note)}>{note}</p>}
    </Card>
  )
}
