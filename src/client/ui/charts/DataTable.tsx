import {
  TableRow as FluentRow,
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  type TableHeaderCellProps,
  tokens,
} from '@fluentui/react-components'

const still = { backgroundColor: 'transparent' }

const useStyles = makeStyles({
  table: { tableLayout: 'auto', backgroundColor: 'transparent', fontVariantNumeric: 'tabular-nums' },
  // Rows are not interactive: pointing at one changes nothing.
  row: { ':hover': still, ':active': still, ':last-child': { borderBottomStyle: 'none' } },
  cell: { height: 'auto', paddingBlock: '10px', paddingInline: 0, textAlign: 'start' },
  number: { paddingInlineStart: '12px', textAlign: 'end' },
  head: { paddingBlockStart: 0, fontSize: '0.8125rem', color: tokens.colorNeutralForeground3 },
  name: { fontWeight: 600 },
  part: { paddingBlockStart: '20px', fontSize: '0.8125rem', color: tokens.colorNeutralForeground3 },
  words: { display: 'block', minHeight: 0, lineHeight: 'inherit' },
})

export interface TableRow {
  key: string
  /** The first cell names the row; a row with one cell is the heading of the rows below it. */
  cells: readonly string[]
}

/** The numbers of a chart as a table. */
export function DataTable({ head, rows }: { head: readonly string[]; rows: readonly TableRow[] }) {
  const styles = useStyles()
  return (
    <Table className={styles.table}>
      <TableHeader>
        <FluentRow>
          {head.map((name, place) => (
            <Heading key={name} scope="col" className={mergeClasses(place > 0 && styles.number, styles.head)}>
              {name}
            </Heading>
          ))}
        </FluentRow>
      </TableHeader>
      <TableBody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <FluentRow key={key} className={styles.row}>
            {cells.length === 0 ? (
              <Heading scope="colgroup" colSpan={head.length} className={styles.part}>
                {name}
              </Heading>
            ) : (
              <Heading scope="row" className={styles.name}>
                {name}
              </Heading>
            )}
            {cells.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
              <TableCell key={place} className={mergeClasses(styles.cell, styles.number)}>
                {cell}
              </TableCell>
            ))}
          </FluentRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** The heading of a column, a row or several rows. */
function Heading({ className, ...rest }: TableHeaderCellProps) {
  const styles = useStyles()
  return (
    <TableHeaderCell {...rest} className={mergeClasses(styles.cell, className)} button={{ className: styles.words }} />
  )
}
