import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  list: { margin: '12px 0 0' },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '12px',
    paddingBlock: '10px',
    '& + &': lineAbove,
  },
  value: { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
})

/** A card with rows of a name and a value. */
export function FactsCard({
  title,
  rows,
}: {
  title: string
  rows: readonly (readonly [name: string, value: ReactNode])[]
}) {
  const styles = useStyles()
  const text = useText()
  return (
    <Card padded as="section">
      <h2 className={text.h16}>{title}</h2>
      <dl className={styles.list}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={mergeClasses(styles.value, text.strong, text.number)}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
