import { makeStyles, tokens } from '@fluentui/react-components'
import { lineAbove } from './edge.ts'

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { paddingBlock: '10px', paddingInline: 0, textAlign: 'start', fontWeight: 400 },
    '& th:not(:first-child), & td': { textAlign: 'end', paddingInlineStart: '12px' },
    '& tbody th': { fontWeight: 600 },
  },
  head: { '& th': { fontSize: '13px', color: tokens.colorNeutralForeground3, paddingBlockStart: 0 } },
  row: { '& th, & td': lineAbove },
  part: {
    '& th': { ...lineAbove, paddingBlockStart: '20px', fontSize: '13px', color: tokens.colorNeutralForeground3 },
  },
})

export interface TableRow {
  key: string
  /** The first names the row; one cell alone is the heading of the rows below it. */
  cells: readonly string[]
}

/** The numbers of a chart as a table. */
export function DataTable({ head, rows }: { head: readonly string[]; rows: readonly TableRow[] }) {
  const styles = useStyles()
  return (
    <table className={styles.table}>
      <thead>
        <tr className={styles.head}>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) =>
          cells.length === 0 ? (
            <tr key={key} className={styles.part}>
              <th scope="colgroup" colSpan={head.length}>
                {name}
              </th>
            </tr>
          ) : (
            <tr key={key} className={styles.row}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
